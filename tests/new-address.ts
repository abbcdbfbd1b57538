import { randomBytes } from 'node:crypto';

/** An address that nobody has had: who signs in with it at the local identity provider is somebody new. */
export function newAddress(): string {
  return `tester-${randomBytes(6).toString('hex')}@waymark.example`;
}
