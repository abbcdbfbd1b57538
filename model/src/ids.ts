import * as z from 'zod/mini';

/** The characters of an id. */
export const ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The length of new ids: 20 characters of 62, about 119 bits, so that an unlisted address cannot be guessed. */
export const ID_LENGTH = 20;

/** The id of a document that Waymark created. */
export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9]{20}$/));

/** The database reserves names with two underscores at both ends, and throws for them. */
const unreserved = z.refine<string>((name) => !/^__.*__$/.test(name), { params: { code: 'malformed' } });

/** A name for a document that something outside of Waymark gives, such as Instagram. */
export function externalName() {
  return z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/), unreserved);
}

/** The uid of a user: see `uidOf` in uid.ts. */
export const uidSchema = externalName();

/** A new random id from the platform's cryptographic generator. */
export function newId(): string {
  let id = '';
  while (id.length < ID_LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(ID_LENGTH * 2))) {
      // 248 = 4 × 62: a byte above it would make some characters likelier than others.
      if (byte < 248 && id.length < ID_LENGTH) id += ID_ALPHABET[byte % 62];
    }
  }
  return id;
}
