/**
 * A document from the database. Its positions and instants are those of the model, and no schema has checked it yet. It is the same
 * object as long as it does not change.
 */
export interface RawDocument {
  path: string;
  id: string;
  data: Record<string, unknown>;
}
