import * as z from 'zod/mini';
import { LOCALES } from '../locale.ts';
import { instant } from './fields.ts';

export const UNITS = ['metric', 'imperial'] as const;

/** What a user agreed to, and when. No third party is contacted before that. */
const consent = z.strictObject({
  analytics: z.boolean(),
  maps: z.boolean(),
  support: z.boolean(),
  decidedAt: instant,
});

/** `users/{uid}`: private settings. */
export const user = z.strictObject({
  locale: z.enum(LOCALES),
  units: z.enum(UNITS),
  consent: z.nullable(consent),
  createdAt: instant,
});
export type User = z.infer<typeof user>;
