import * as z from 'zod/mini';
import { LOCALES } from '../locale.ts';
import { instant } from './fields.ts';
import type { Service } from './services.ts';
import { UNITS } from './units.ts';

/** What a user answered about one service, and when. The service is not contacted before that. */
const decision = z.strictObject({ allowed: z.boolean(), decidedAt: instant });
export type Decision = z.infer<typeof decision>;

/** The answers, by service. A service that is absent was not asked about. */
const consent = z.strictObject({
  maps: z.exactOptional(decision),
  style: z.exactOptional(decision),
  measurement: z.exactOptional(decision),
  insights: z.exactOptional(decision),
  support: z.exactOptional(decision),
  geocoder: z.exactOptional(decision),
  translator: z.exactOptional(decision),
} satisfies Record<Service, unknown>);
export type Consent = z.infer<typeof consent>;

/** `users/{uid}`: private settings. */
export const user = z.strictObject({
  locale: z.enum(LOCALES),
  units: z.enum(UNITS),
  consent,
  /** What is sent by e-mail: `messages`, a notice of each message that arrives in their inbox. */
  notifications: z.strictObject({ messages: z.boolean() }),
  createdAt: instant,
});
export type User = z.infer<typeof user>;
