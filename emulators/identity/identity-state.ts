import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AdapterPayload } from 'oidc-provider';
import { z } from 'zod';
import { demoPeople, type Person } from './people.ts';
import { newSigningKey, type SigningKey, signingKey } from './signing-keys.ts';

/** A session, a grant or a token of the provider, and when it ends, in milliseconds of the clock. */
interface ProviderRecord {
  payload: AdapterPayload;
  until: number | null;
}

/** Everything that the identity provider knows. */
export interface IdentityState {
  /** The signing key, and the next one. */
  keys: SigningKey[];
  /** Signs the provider's cookies. */
  cookieSecret: string;
  people: Person[];
  records: Record<string, ProviderRecord>;
}

/** The required parts of a saved file. Their content was written by the provider and its key library. */
const saved = z.object({
  keys: z.array(signingKey).min(2),
  cookieSecret: z.string().min(32),
  people: z.array(
    z.object({
      subject: z.string(),
      email: z.string(),
      name: z.string(),
      permissions: z.array(z.string()),
    }),
  ),
  records: z.record(z.string(), z.object({ payload: z.looseObject({}), until: z.number().nullable() })),
});

/**
 * The state that an earlier start saved, else a new one with new keys and the demo people.
 * @param file where it is saved; without one nothing is saved
 */
export async function openState(
  file: string | undefined,
  log: (line: string) => void,
): Promise<IdentityState> {
  if (file !== undefined && existsSync(file)) {
    try {
      return saved.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      log(`What the identity provider knew cannot be read (${file}); everybody has to sign in again.`);
    }
  }
  return {
    keys: [await newSigningKey(), await newSigningKey()],
    cookieSecret: randomBytes(32).toString('base64url'),
    people: demoPeople(),
    records: {},
  };
}

/** Writes the state without expired records. An interruption leaves the file unchanged. */
export function saveState(file: string, state: IdentityState): void {
  const now = Date.now();
  const lasting = Object.entries(state.records).filter(([, { until }]) => until === null || until > now);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify({ ...state, records: Object.fromEntries(lasting) }), {
    mode: 0o600,
  });
  renameSync(`${file}.new`, file);
}
