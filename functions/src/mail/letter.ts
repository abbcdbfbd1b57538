/** The letters that Waymark sends. */
export type Letter =
  | { kind: 'confirm-address'; link: string }
  | { kind: 'address-taken'; link: string }
  | { kind: 'reset-password'; link: string }
  | { kind: 'password-changed' };
