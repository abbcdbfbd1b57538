import { PASSWORD_MAX, PASSWORD_MIN } from '@waymark/model/entities/password-length';
import type { FieldError, FieldErrorCode } from './strapi-error.ts';
import { fieldsError } from './strapi-error.ts';

/** Longer texts are refused before anything is computed from them, in UTF-16 code units. */
const MAX_TEXT = 4 * PASSWORD_MAX;

/** The most used passwords, without those that are too short anyway. They load with the first new password. */
let mostUsed: Promise<ReadonlySet<string>> | undefined;

/**
 * The form of a password that is hashed: the same characters typed on another device may be other code points.
 */
export function normalPassword(text: string): string {
  return text.normalize('NFKC');
}

/**
 * Checks a new password: its length, and that it is not among the most used ones, nor the address or name of its account.
 * @param known the address and the name
 * @throws StrapiError `ValidationError`
 */
export async function checkNewPassword(password: string, known: readonly string[]): Promise<void> {
  const error = await faultOf(password, known);
  if (error !== undefined) throw fieldsError([error]);
}

async function faultOf(password: string, known: readonly string[]): Promise<FieldError | undefined> {
  const length = password.length > MAX_TEXT ? password.length : [...normalPassword(password)].length;
  if (length < PASSWORD_MIN)
    return fault('too-short', `password must be at least ${PASSWORD_MIN} characters`);
  if (length > PASSWORD_MAX) return fault('too-long', `password must be at most ${PASSWORD_MAX} characters`);
  const guess = normalPassword(password).toLowerCase();
  const isKnown = known.some((text) => [text, text.split('@')[0]].includes(guess));
  if (isKnown || (await loadMostUsed()).has(guess))
    return fault('common', 'password is too easy to guess: choose another');
  return undefined;
}

function fault(code: FieldErrorCode, message: string): FieldError {
  return { path: ['password'], message, name: 'ValidationError', code };
}

function loadMostUsed(): Promise<ReadonlySet<string>> {
  mostUsed ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(
        dictionary['passwords-common'].filter((word) => String(word).length >= PASSWORD_MIN).map(String),
      ),
  );
  return mostUsed;
}
