import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** The length of a key of AES-256, and of the parts of an encrypted text in bytes. */
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The keys of the secret `INSTAGRAM_TOKEN_KEYS`: base64, separated by commas. The first one encrypts, and all of them decrypt. */
export function readTokenKeys(secret: string): Buffer[] {
  const keys = secret.split(',').map((key) => Buffer.from(key.trim(), 'base64'));
  if (keys.some(({ length }) => length !== KEY_BYTES)) {
    // Not the value, which is secret.
    throw new Error('INSTAGRAM_TOKEN_KEYS must be keys of 32 bytes in base64, separated by commas');
  }
  return keys;
}

/** Encrypts a token for its owner (AES-256-GCM). Under the uid of another user it cannot be decrypted. */
export function encryptToken(keys: readonly Buffer[], uid: string, token: string): string {
  const [key] = keys;
  if (key === undefined) throw new Error('There is no key');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(uid));
  const encrypted = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64');
}

/** The token; undefined where no key decrypts it for this user. */
export function decryptToken(keys: readonly Buffer[], uid: string, stored: string): string | undefined {
  const bytes = Buffer.from(stored, 'base64');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  if (tag.length !== TAG_BYTES) return undefined;
  for (const key of keys) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(uid)).setAuthTag(tag);
      const token = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
      return Buffer.concat(token).toString('utf8');
    } catch {
      // The next key may be the right one.
    }
  }
  return undefined;
}
