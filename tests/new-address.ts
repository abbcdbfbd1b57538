import { randomBytes } from 'node:crypto';

/** A new address: the local identity provider makes a new person of it. */
export function newAddress(): string {
  return `tester-${randomBytes(6).toString('hex')}@waymark.example`;
}
