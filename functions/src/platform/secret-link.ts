import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { idSchema } from '@waymark/model/ids';

/** 256 bits, as 43 characters of base64url. */
const BYTES = 32;
const LENGTH = 43;
const ID_LENGTH = 20;

/** The content of a secret link: the id of its document, and a secret that is stored nowhere. */
export interface SecretLink {
  id: string;
  secret: string;
}

export function newSecret(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** Base64url SHA-256. A random secret needs no salt. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** In constant time, so that timing does not reveal the hash. */
export function isSecretOf(hash: unknown, secret: string): boolean {
  if (typeof hash !== 'string') return false;
  const [known, given] = [Buffer.from(hash), Buffer.from(hashOf(secret))];
  return known.length === given.length && timingSafeEqual(known, given);
}

export function encodeLink({ id, secret }: SecretLink): string {
  return id + secret;
}

/** Undefined for an invalid link. */
export function parseLink(text: string): SecretLink | undefined {
  const [id, secret] = [text.slice(0, ID_LENGTH), text.slice(ID_LENGTH)];
  if (!idSchema.safeParse(id).success || secret.length !== LENGTH) return undefined;
  return { id, secret };
}
