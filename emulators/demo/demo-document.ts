export interface DemoDocument {
  path: string;
  fields: object;
}
