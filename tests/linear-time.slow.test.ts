import { isHandle } from '@waymark/model/entities/handle';
import { messageDraft } from '@waymark/model/entities/message';
import { sortNameOf } from '@waymark/model/entities/sort-name';
import { isTag } from '@waymark/model/entities/tags';
import { parseCoordinates } from '@waymark/model/geography/parse-coordinates';
import { cutAtWord, plainText } from '@waymark/model/heads/plain-text';
import { islandOf } from '@waymark/model/island-keys';
import { matchPath } from '@waymark/model/paths/match-path';
import { isSlug } from '@waymark/model/paths/segments';
import { readView } from '@waymark/model/view-codec';
import { isBlank, isOneLine } from '@waymark/model/visible';
import { completeAddress, isWebAddress } from '@waymark/model/web-address';
import { expect, test } from 'vitest';
import { normalAddress } from '../functions/src/content-accounts/email-address.ts';
import { violationIn } from '../functions/src/log/policy-report.ts';
import { mailAddress } from '../functions/src/mail/letter.ts';
import { partNamed } from '../functions/src/pages/sitemaps/sitemap-name.ts';
import { parseLink } from '../functions/src/platform/secret-link.ts';
import { plain } from '../web/src/elements/places/by-name.ts';

/** What reads texts of strangers by regular expressions, by name. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  isWebAddress,
  completeAddress,
  isBlank,
  isOneLine,
  isHandle,
  isTag,
  isSlug,
  sortNameOf,
  parseCoordinates,
  normalAddress,
  plainText,
  islandOf,
  parseLink,
  partNamed,
  plain,
  matchPath: (text) => matchPath(`/${text}`),
  cutAtWord: (text) => cutAtWord(text, text.length - 1),
  readView: (text) =>
    readView(new URLSearchParams({ at: text, area: text, q: text, tags: text, item: text })),
  violationIn: (text) => violationIn({ 'csp-report': { 'blocked-uri': text, 'document-uri': text } }),
  'addresses of messages': (text) => messageDraft.safeParse({ name: text, email: text, body: text }),
  'addresses of mails': (text) => mailAddress.safeParse(text),
};

/** Texts of a length that make expressions with nested or neighbouring repetitions try again and again. */
const WORST: Readonly<Record<string, (length: number) => string>> = {
  letters: (length) => 'a'.repeat(length),
  'letters and an end that nothing takes': (length) => `${'a'.repeat(length)}\u0000`,
  digits: (length) => `${'1'.repeat(length)}!`,
  'an address of letters': (length) => `https://${'a'.repeat(length)}`,
  'an address of dots': (length) => `https://${'a.'.repeat(length / 2)}\\`,
  'an address of labels': (length) => `${'a-.'.repeat(length / 3)}@`,
  slashes: (length) => '/'.repeat(length),
  hyphens: (length) => `${'a-'.repeat(length / 2)}!`,
  blanks: (length) => `${' '.repeat(length)}x`,
  'blanks and letters': (length) => 'a '.repeat(length / 2),
  'invisible characters': (length) => '\u200b'.repeat(length),
  'at signs': (length) => 'a@'.repeat(length / 2),
  'an e-mail address without an end': (length) => `${'a.'.repeat(length / 2)}@${'b.'.repeat(length / 2)}`,
  degrees: (length) => `${"1°1'".repeat(length / 4)}x`,
  numbers: (length) => '1,'.repeat(length / 2),
  stops: (length) => `${'.'.repeat(length)}x`,
  'stops and letters': (length) => '. a'.repeat(length / 3),
  brackets: (length) => '<'.repeat(length),
  'surrogate pairs': (length) => '😀'.repeat(length / 2),
};

/** Below this, in milliseconds, a time says more about the clock than about the text. */
const NOISE = 0.5;

/** So many rounds are measured at least, because the first ones run before a function is compiled. */
const LEAST_ROUNDS = 5;
/** A busy machine delays some of them, and hastens none: a linear reader has a quiet one among so many. */
const MOST_ROUNDS = 40;

/** A reader that is linear has had all rounds long before, in milliseconds: others would take minutes. */
const LONGEST = 5_000;

/** How long a reader takes for a text, in milliseconds. */
function timeOf(read: (text: string) => unknown, text: string): number {
  const begun = performance.now();
  read(text);
  return performance.now() - begun;
}

/**
 * How many times longer a reader takes for the longer text: the shortest times are compared. Short and long texts take turns, so that
 * a busy minute delays both.
 */
function growth(read: (text: string) => unknown, short: string, long: string): number {
  const least = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY };
  const end = performance.now() + LONGEST;
  let found = Number.POSITIVE_INFINITY;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    least.short = Math.min(least.short, timeOf(read, short));
    least.long = Math.min(least.long, timeOf(read, long));
    found = least.long / Math.max(least.short, NOISE);
    if (performance.now() > end || (round + 1 >= LEAST_ROUNDS && found <= MOST_GROWTH)) break;
  }
  return found;
}

/**
 * A text ten times as long takes about ten times as long, or up to 23 times where other programs leave little of the processor's cache.
 * Where a reader tries again and again, it takes a hundred times.
 */
const MOST_GROWTH = 30;

test.each(Object.entries(READERS))(
  '%s takes about ten times as long for ten times the text',
  (_name, read) => {
    for (const [what, make] of Object.entries(WORST)) {
      expect(growth(read, make(10_000), make(100_000)), what).toBeLessThanOrEqual(MOST_GROWTH);
    }
  },
);
