/** A document as the database has it, positions and instants already the model's, not yet checked by a schema. */
export interface RawDocument {
  path: string;
  id: string;
  data: Record<string, unknown>;
}
