/** A settlement: its names, the French one empty where it is the same, its position, and the ISO 3166-1 alpha-2 code of its country. */
export type TownRow = [en: string, fr: string, lat: number, lng: number, country: string];

/** A file of names of settlements that begin alike. The build makes the files. */
export interface Towns {
  /** The largest settlements first. */
  rows: TownRow[];
  /** Where these are not all: the letters that follow in the others, each with a file of its own. */
  next?: string[];
}

/** The name of the file for a beginning. Not every letter is allowed in file names. */
export function townsFile(beginning: string): string {
  const letters = [...beginning].map((letter) =>
    /[a-z\d]/.test(letter) ? letter : `-${letter.codePointAt(0)?.toString(16)}-`,
  );
  // No beginning is written as a single hyphen.
  return `${letters.join('') || '-'}.json`;
}
