import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerAddress, senderOf } from './sender-of.ts';

test('a sender without a name has their address', () => {
  expect(senderOf({ name: null, email: 'val@example.org' })).toBe('val@example.org');
  expect(senderOf({ name: 'Val', email: 'val@example.org' })).toBe('Val');
});

test('an answer goes to the sender alone, whatever the message has', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (body, subject) => {
      const address = new URL(
        answerAddress({ email: "o'neil+a&b@example.org", body }, subject.toWellFormed()),
      );
      expect(decodeURIComponent(address.pathname)).toBe("o'neil+a&b@example.org");
      expect([...address.searchParams.keys()]).toEqual(['subject', 'body']);
    }),
  );
});

test('an answer quotes the message, and the beginning of a long one', () => {
  const bodyOf = (body: string) =>
    new URL(answerAddress({ email: 'val@example.org', body }, 'Re')).searchParams.get('body');
  expect(bodyOf('One\n\nTwo & three')).toBe('\r\n\r\n> One\r\n> \r\n> Two & three');
  expect(bodyOf('🧭'.repeat(2_500))?.length).toBeLessThan(620);
});
