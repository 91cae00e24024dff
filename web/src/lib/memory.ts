/** Small things to remember, by name. */
export const memory = {
  get<V>(name: string, otherwise: V): V {
    try {
      const held = localStorage.getItem(`gamenight.${name}`);
      return held === null ? otherwise : (JSON.parse(held) as V);
    } catch {
      return otherwise;
    }
  },
  set(name: string, value: unknown): void {
    try {
      localStorage.setItem(`gamenight.${name}`, JSON.stringify(value));
    } catch {
      /* a private window keeps nothing */
    }
  },
};
