import { z } from 'zod';

export const ACLS = [
  'search',
  'browse',
  'addObject',
  'deleteObject',
  'deleteIndex',
  'settings',
  'editSettings',
  'listIndexes',
  'recommendation',
  'usage',
  'analytics',
  'logs',
  'seeUnretrievableAttributes',
  'admin',
] as const;

export type Acl = (typeof ACLS)[number];

/** A key and what it may do. */
export const apiKey = z.object({
  value: z.string().min(8).max(200),
  acl: z.array(z.literal(ACLS)),
  description: z.string().max(500).default(''),
  /** Names of indices, each with a `*` at its beginning or its end for any others; empty for all. */
  indexes: z.array(z.string().max(200)).default([]),
  /** Seconds since 1970 after which it is not valid; 0 for never. */
  validUntil: z.number().int().default(0),
  /** Parameters that every search with this key has. */
  queryParameters: z.string().max(2_000).default(''),
  maxHitsPerQuery: z.number().int().min(0).default(0),
  maxQueriesPerIPPerHour: z.number().int().min(0).default(0),
  createdAt: z.number().int(),
});

export type ApiKey = z.infer<typeof apiKey>;

/** Whether one of the patterns allows an index; no pattern allows all. */
export function allowsIndex(patterns: readonly string[], index: string): boolean {
  if (patterns.length === 0) return true;
  return patterns.some((pattern) => {
    const inner = pattern.replace(/^\*|\*$/g, '');
    if (pattern.startsWith('*') && pattern.endsWith('*')) return index.includes(inner);
    if (pattern.startsWith('*')) return index.endsWith(inner);
    return pattern.endsWith('*') ? index.startsWith(inner) : index === pattern;
  });
}
