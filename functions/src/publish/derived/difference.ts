/** A document in which something derived is not what its source gives. */
export interface Difference {
  path: string;
  /** The names of the fields. */
  fields: readonly string[];
  /** Derives it anew, from what is there then; absent where its source is broken. */
  mend?: () => Promise<void>;
}
