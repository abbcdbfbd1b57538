/** A document with derived data that differs from its source. */
export interface Difference {
  path: string;
  /** The names of the fields. */
  fields: readonly string[];
  /** Derives it again from the then current source; absent where the source is invalid. */
  mend?: () => Promise<void>;
}
