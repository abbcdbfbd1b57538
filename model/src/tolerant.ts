import * as z from 'zod/mini';

/** The schema with unknown fields dropped instead of refused, at every depth. All its checks stay. */
export function tolerant<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  const withParts = (parts: object) => z.clone(schema, { ...schema._zod.def, ...parts });
  const anySchema: z.core.$ZodType = schema;
  // zod's own union of all schemas, which their `def.type` tells apart.
  const { def } = (anySchema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const shape = Object.entries(def.shape).map(([name, field]) => [name, tolerant(field)]);
      return withParts({ shape: Object.fromEntries(shape), catchall: undefined });
    }
    case 'array':
      return withParts({ element: tolerant(def.element) });
    case 'nullable':
    case 'optional':
      return withParts({ innerType: tolerant(def.innerType) });
    case 'union':
      return withParts({ options: def.options.map(tolerant) });
    default:
      return schema;
  }
}
