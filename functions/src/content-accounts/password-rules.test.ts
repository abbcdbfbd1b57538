import { PASSWORD_MAX } from '@waymark/model/entities/password-length';
import { expect, it } from 'vitest';
import { checkNewPassword, normalPassword } from './password-rules.ts';

const codeOf = (password: string, known: string[] = []) =>
  checkNewPassword(password, known).then(
    () => 'allowed',
    (error: { details: { errors: { code: string }[] } }) =>
      error.details.errors.map(({ code }) => code).join(),
  );

it.each([
  ['five characters', 'x7Kq!', 'too-short'],
  ['seven characters', 'x7Kq!pZ', 'too-short'],
  ['eight characters', 'x7Kq!pZ9', 'allowed'],
  ['four pictures that are sixteen code units', '🗺🧭🏔🏝🗺🧭🏔', 'too-short'],
  ['eight pictures', '🗺🧭🏔🏝🗺🧭🏔🏝', 'allowed'],
  ['the most characters', 'aB3 '.repeat(PASSWORD_MAX / 4), 'allowed'],
  ['one more', `${'aB3 '.repeat(PASSWORD_MAX / 4)}x`, 'too-long'],
  ['a thousand characters', 'x7Kq'.repeat(250), 'too-long'],
  ['a million characters', 'x'.repeat(1_000_000), 'too-long'],
  ['one of the most used', 'password1', 'common'],
  ['one of the most used, in capitals', 'Password1', 'common'],
  ['one of the most used, in wide letters', 'ｐａｓｓｗｏｒｄ１', 'common'],
])('%s', async (_what, password, code) => {
  expect(await codeOf(password)).toBe(code);
});

it('is neither the address nor the name of its account', async () => {
  const known = ['ada.lovelace@example.org', 'ada lovelace'];
  for (const password of ['ada.lovelace', 'ada.lovelace@example.org', 'Ada Lovelace'])
    expect(await codeOf(password, known)).toBe('common');
  expect(await codeOf('ada lovelace 1815', known)).toBe('allowed');
});

it('is the same password, however its letters are composed', () => {
  expect(normalPassword('caf\u00e9 au lait')).toBe(normalPassword('cafe\u0301 au lait'));
});
