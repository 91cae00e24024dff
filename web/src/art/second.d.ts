export function gameCard(game: string, face: string, zone?: string, art?: string): string;
export function gameCentre(
  game: string,
): { inner: string; width: number; height: number; at?: { x: number; y: number; w: number; h: number } } | null;
export function posedPawn(seat: number, pose: "rest" | "ready" | "slide" | "sorry" | "home"): string;
