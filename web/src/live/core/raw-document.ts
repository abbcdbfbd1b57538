/** A document as the database has it, positions and instants already the model's, not yet checked by a schema. The same object as long as it does not change. */
export interface RawDocument {
  path: string;
  id: string;
  data: Record<string, unknown>;
}
