import { PASSWORD_MAX, PASSWORD_MIN } from '@waymark/model/entities/password-length';
import type { AccessProblems } from './outcome-of.ts';

/** As the browsers' own check of an address. The server knows more, and a letter decides in the end. */
const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/;

/** The problem of an address, before it is sent. */
export function emailProblems(email: string): AccessProblems {
  return ADDRESS.test(email.trim()) ? {} : { email: email.trim() === '' ? 'missing' : 'malformed' };
}

/** The problem of a password that signs in. */
export function passwordProblems(password: string): AccessProblems {
  return password === '' ? { password: 'missing' } : {};
}

/** The problem of a new password. The server also refuses those that are easy to guess. */
export function newPasswordProblems(password: string): AccessProblems {
  const length = [...password.normalize('NFKC')].length;
  if (length < PASSWORD_MIN) return { password: length === 0 ? 'missing' : 'too-short' };
  return length > PASSWORD_MAX ? { password: 'too-long' } : {};
}

/** The problem of a name. */
export function usernameProblems(username: string): AccessProblems {
  return username.trim() === '' ? { username: 'missing' } : {};
}
