import type { Letter } from '../letter.ts';

export const ORIGIN = 'https://waymark.example';

/** One letter of each kind and form. */
export const EXAMPLE_LETTERS: Readonly<Record<string, Letter>> = {
  'confirm-address': { kind: 'confirm-address', link: `${ORIGIN}/join?confirmation=8f14e45fceea167a` },
  'address-taken': { kind: 'address-taken', link: `${ORIGIN}/join` },
  'reset-password': { kind: 'reset-password', link: `${ORIGIN}/join?code=c9f0f895fb98ab91` },
  'password-changed': { kind: 'password-changed' },
  'message-creator': {
    kind: 'message',
    topic: null,
    name: 'Val Visitor',
    email: 'val@example.org',
    body: 'Hello Camille,\n\nis the path above the quay open in winter? <b>We</b> come with a pram.\n\nThank you!',
    link: `${ORIGIN}/workspace/messages`,
    unsubscribe: `${ORIGIN}/api/messages/unsubscribe?user=abc&key=def`,
  },
  'message-team': {
    kind: 'message',
    topic: 'contact',
    name: null,
    email: 'val@example.org',
    body: 'The ferry of this page no longer runs.',
    link: `${ORIGIN}/workspace/messages`,
  },
  'message-feedback': {
    kind: 'message',
    topic: 'feedback',
    name: 'فاطمة',
    email: 'fatima@example.org',
    body: 'مرحبا',
    link: `${ORIGIN}/workspace/messages`,
  },
  'data-ready': { kind: 'data-ready', link: `${ORIGIN}/workspace/settings` },
  'account-deletion': {
    kind: 'account-deletion',
    link: `${ORIGIN}/join`,
    until: Date.UTC(2026, 11, 9, 12),
  },
};
