import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { idSchema } from '@waymark/model/ids';

/** 256 bits, as 43 characters of base64url. */
const BYTES = 32;
const LENGTH = 43;
const ID_LENGTH = 20;

/** What the link of an invitation says: which one it is, and a secret that is kept nowhere. */
export interface LinkedInvitation {
  id: string;
  secret: string;
}

export function newSecret(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** Base64url SHA-256: of a random secret it needs no salt, and tells nothing. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** In a time that tells nothing of the hash. */
export function isSecretOf(hash: unknown, secret: string): boolean {
  if (typeof hash !== 'string') return false;
  const [known, given] = [Buffer.from(hash), Buffer.from(hashOf(secret))];
  return known.length === given.length && timingSafeEqual(known, given);
}

export function linked({ id, secret }: LinkedInvitation): string {
  return id + secret;
}

/** Undefined for what no invitation says. */
export function readLinked(text: string): LinkedInvitation | undefined {
  const [id, secret] = [text.slice(0, ID_LENGTH), text.slice(ID_LENGTH)];
  if (!idSchema.safeParse(id).success || secret.length !== LENGTH) return undefined;
  return { id, secret };
}
