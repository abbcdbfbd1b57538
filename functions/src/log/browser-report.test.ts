import fc from 'fast-check';
import { expect, it } from 'vitest';
import { browserReport } from './browser-report.ts';

const REPORT = {
  severity: 'ERROR',
  userId: 'abc_DEF-123',
  message: 'It broke',
  stack: 'Error: It broke\n\tat f (a.js:1:2)',
};

it('accepts the reports of a browser, including the lines and tabs of a stack', () => {
  expect(browserReport.parse(REPORT)).toEqual(REPORT);
  expect(browserReport.parse({ severity: 'INFO', userId: '', message: 'é 😀' })).toEqual({
    severity: 'INFO',
    userId: '',
    message: 'é 😀',
  });
});

it.each([
  ['no severity', { severity: undefined }],
  ['one of servers', { severity: 'EMERGENCY' }],
  ['no message', { message: undefined }],
  ['an empty message', { message: '' }],
  ['a long message', { message: 'x'.repeat(1_001) }],
  ['a message of 10,000 characters', { message: 'x'.repeat(10_000) }],
  ['two messages', { message: ['It broke', 'It did not'] }],
  ['a long stack', { stack: 'x'.repeat(4_001) }],
  ['an impossible user id', { userId: 'a b' }],
  ['an unknown field', { token: 'secret' }],
])('refuses %s', (_what, change) => {
  expect(browserReport.safeParse({ ...REPORT, ...change }).success).toBe(false);
});

it('makes invisible characters visible and harmless', () => {
  const seen = (message: string) => browserReport.parse({ ...REPORT, message }).message;
  expect(seen('a\u0000b\u001b[31mc\rd\u202ee\u2028f\u0085g')).toBe(
    'a\ufffdb\ufffd[31mc\ufffdd\ufffde\ufffdf\ufffdg',
  );
  expect(seen('a\r\nb')).toBe('a\nb');
});

it('leaves no character that ends a line or is invisible, whatever comes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }), (message) => {
      const report = browserReport.safeParse({ ...REPORT, message });
      if (report.success)
        expect(report.data.message).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
    }),
  );
});
