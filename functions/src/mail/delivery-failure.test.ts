import { expect, test } from 'vitest';
import { deliveryFailureOf } from './delivery-failure.ts';

const smtp = (responseCode: number, response: string, command: string) => ({
  code: 'EENVELOPE',
  responseCode,
  response: `${responseCode} ${response}`,
  command,
});
const RETRY = { done: false, retry: true };
const FAILED = { done: false, retry: false, isAddressBad: false };
const BOUNCED = { done: false, retry: false, isAddressBad: true };

test.each([
  ['a refused connection', { code: 'ECONNECTION' }, { ...RETRY, code: 'ECONNECTION' }],
  ['an error without a code', new Error('x'), { ...RETRY, code: 'unknown' }],
  ['no error', null, { ...RETRY, code: 'unknown' }],
  ['a server that is busy', smtp(421, '4.3.2 Later', 'CONN'), { ...RETRY, code: '421 4.3.2' }],
  ['a recipient that is busy', smtp(450, 'Later', 'RCPT TO'), { ...RETRY, code: '450' }],
  ['a server that serves nobody', smtp(554, 'No service', 'CONN'), { ...RETRY, code: '554' }],
  ['a wrong password', smtp(535, '5.7.8 No', 'AUTH PLAIN'), { ...RETRY, code: '535 5.7.8' }],
  ['an unknown recipient', smtp(550, '5.1.1 <a@b.c> unknown', 'RCPT TO'), { ...BOUNCED, code: '550 5.1.1' }],
  ['one that is closed', smtp(550, '5.2.1 Closed', 'RCPT TO'), { ...BOUNCED, code: '550 5.2.1' }],
  ['one without a status', smtp(553, 'No', 'RCPT TO'), { ...BOUNCED, code: '553' }],
  ['a full mailbox', smtp(552, '5.2.2 Full', 'RCPT TO'), { ...FAILED, code: '552 5.2.2' }],
  ['a policy against us', smtp(550, '5.7.1 Blocked', 'RCPT TO'), { ...FAILED, code: '550 5.7.1' }],
  ['a refused sender', smtp(550, '5.1.8 Bad', 'MAIL FROM'), { ...FAILED, code: '550 5.1.8' }],
  ['a refused text', smtp(554, '5.6.0 Spam', 'DATA'), { ...FAILED, code: '554 5.6.0' }],
])('%s', (_what, error, delivery) => {
  expect(deliveryFailureOf(error)).toEqual(delivery);
});
