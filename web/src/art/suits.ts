/** Strokes and outlines that several drawings share. Colours come from tokens.css. */

export const SUIT: Record<string, string> = {
  H: "M50 91C20 65 7 48 7 31 7 17 17 8 29 8c9 0 17 5 21 15C54 13 62 8 71 8c12 0 22 9 22 23 0 17-13 34-43 60Z",
  D: "M50 3c8 19 21 35 37 47-16 12-29 28-37 47C42 78 29 62 13 50 29 38 42 22 50 3Z",
  S: "M50 5c11 20 41 36 41 59 0 13-10 20-20 20-7 0-13-3-16-9 1 9 5 16 12 21H33c7-5 11-12 12-21-3 6-9 9-16 9-10 0-20-7-20-20C9 41 39 25 50 5Z",
  C: "M50 5a21 21 0 0 1 17.5 32.6A21 21 0 1 1 55 66c1 13 5 23 12 30H33c7-7 11-17 12-30A21 21 0 1 1 32.5 37.6 21 21 0 0 1 50 5Z",
};

/** Strokes in a box of 60 by 82. */
export const RANK: Record<string, string> = {
  A: "M5 77 30 6l25 71M14 54h32",
  "0": "M30 6C15 6 8 20 8 41.5S15 77 30 77s22-14 22-35.5S45 6 30 6Z",
  "1": "M16 18 32 6v71",
  "2": "M9 25C9 13 18 6 30 6c13 0 21 8 21 19 0 16-22 27-42 51h45",
  "3": "M10 7h40L27 35c17-2 26 7 26 20 0 13-10 21-24 21-11 0-19-5-22-14",
  "4": "M41 77V7L6 55h50",
  "5": "M49 7H15l-3 30c5-4 11-6 18-6 14 0 23 9 23 22 0 14-10 23-24 23-11 0-19-5-22-14",
  "6": "M44 6C21 18 8 36 8 54c0 13 9 22 22 22s22-9 22-22-9-21-21-21S9 41 8 52",
  "7": "M6 7h48L25 77",
  "8": "M30 38c-11 0-18-7-18-16S19 6 30 6s18 7 18 16-7 16-18 16c-13 0-23 8-23 19s10 19 23 19 23-8 23-19-10-19-23-19Z",
  "9": "M16 76c23-12 36-30 36-48C52 15 43 6 30 6S8 15 8 28s9 21 21 21 22-8 23-19",
  "10": "M6 6v71M39 6C26 6 22 22 22 41.5S26 77 39 77s17-16 17-35.5S52 6 39 6Z",
  J: "M19 7h31M41 7v47c0 14-8 22-19 22-10 0-16-5-18-14",
  Q: "M30 6C15 6 7 20 7 41.5S15 77 30 77s23-14 23-35.5S45 6 30 6ZM35 59l20 20",
  K: "M10 6v71M53 6 12 47M26 35l29 42",
};

export const ink = (suit: string): string => `var(--suit-${suit.toLowerCase()})`;

export const pip = (suit: string, x: number, y: number, size: number, flip = false): string =>
  `<path d="${SUIT[suit]}" fill="${ink(suit)}" transform="translate(${x} ${y})${flip ? " rotate(180)" : ""} scale(${size / 100}) translate(-50 -50)"/>`;

export const glyph = (rank: string, colour: string, x: number, y: number, scale: number, width = 11): string =>
  `<path d="${RANK[rank] ?? ""}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${x} ${y}) scale(${scale})"/>`;

export const star4 = (x: number, y: number, r: number): string =>
  `<path d="M${x} ${y - r}q${r * 0.12} ${r * 0.88} ${r} ${r}-${r * 0.88} ${r * 0.12}-${r} ${r}-${r * 0.12}-${r * 0.88}-${r}-${r} ${r * 0.88}-${r * 0.12} ${r}-${r}Z"/>`;

/** Where the dots of a die or of half a tile are, in a grid of three by three. */
export const DOTS: readonly (readonly [number, number])[][] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
];
