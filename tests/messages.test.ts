import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { PROBLEM_CODES } from '@waymark/model/problems';
import { expect, test } from 'vitest';
import workspace from '../web/src/i18n/messages/rare/workspace.en.json' with { type: 'json' };
import { keyUsesIn, keyUsesOf, quotedWordsIn } from './message-keys.ts';
import { argumentsOf, choicesOf, flatten, namedFormatsOf, textsOf } from './message-texts.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ENGLISH = messagesOf('en');
const FRENCH = messagesOf('fr');
const USES = keyUsesIn(`${ROOT}web/src`);

/** All messages of a language, from all its files. */
function messagesOf(language: string): ReturnType<typeof flatten> {
  const folder = `${ROOT}web/src/i18n/messages`;
  const parts = globSync(`{,rare/}*.${language}.json`, { cwd: folder }).toSorted();
  const files = [`${language}.json`, ...parts];
  return flatten(
    Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')))),
  );
}

test('both languages have the same messages, in the same order', () => {
  expect([...FRENCH.keys()]).toEqual([...ENGLISH.keys()]);
});

test.each([...ENGLISH.keys()])(
  'the message %s is translated, and has the same arguments in both languages',
  (key) => {
    const english = ENGLISH.get(key) ?? '';
    const french = FRENCH.get(key) ?? '';
    expect(english.trim()).not.toBe('');
    expect(french.trim()).not.toBe('');
    expect(argumentsOf(french, 'fr')).toEqual(argumentsOf(english, 'en'));
  },
);

/** What no language allows. */
const FAULTS: readonly [string, RegExp][] = [
  ['two spaces in a row', /[ \u00A0\u202F]{2}/],
  ['a typewriter apostrophe or quotation mark', /['"]/],
  ['three dots instead of an ellipsis', /\.\.\./],
];

test.each([...ENGLISH])('the English message %s follows English typography', (_key, message) => {
  for (const text of textsOf(message, 'en')) {
    expect(text).toBe(text.trim());
    for (const [fault, pattern] of FAULTS) expect(text, fault).not.toMatch(pattern);
  }
});

/** What French typography does not allow, with one example for each rule. */
const FRENCH_FAULTS: readonly [string, RegExp][] = [
  ['a colon without a no-break space before it', /(?<![\u00A0\u202F]):(?!\/\/)/],
  ['a semicolon, exclamation or question mark without a narrow no-break space', /(?<![\u202F!?])[;!?]/],
  ['a guillemet without a no-break space inside it', /«(?![\u00A0\u202F])|(?<![\u00A0\u202F])»/],
  ...FAULTS,
];

test.each([...FRENCH])('the French message %s follows French typography', (_key, message) => {
  for (const text of textsOf(message, 'fr')) {
    for (const [fault, pattern] of FRENCH_FAULTS) expect(text, fault).not.toMatch(pattern);
  }
});

/** A masculine form for the reader, as in “vous êtes connecté”, “vous seul” and “devenez créateur”. */
const MASCULINE =
  /(?:vous (?:(?:vous |y |n’y |n’)?(?:êtes|étiez|serez|seriez)(?: (?:pas|plus|déjà|maintenant|bien))? (?:créateur|inscrit|prêt|seul|sûr|\p{L}+é)|seul)|deven(?:ir|ez)(?: d’abord)? créateur)(?!\p{L})/iu;

test.each([...FRENCH])('the French message %s suits every reader', (_key, message) => {
  for (const text of textsOf(message, 'fr')) expect(text).not.toMatch(MASCULINE);
});

test.each([
  'Vous êtes maintenant créateur.',
  'Vous n’êtes plus connecté',
  'Vous ne vous êtes pas connecté.',
  'Vous êtes invité à écrire',
  'Vous seul le voyez.',
  'Devenez d’abord créateur',
])('a masculine form for the reader is found: %s', (text) => {
  expect(text).toMatch(MASCULINE);
});

test.each(['Vous êtes hors connexion', 'Vous êtes ici', 'Vous êtes la seule personne à voir cette page.'])(
  'what suits every reader is allowed: %s',
  (text) => {
    expect(text).not.toMatch(MASCULINE);
  },
);

/** A skeleton after a no-break space is the name of a format that does not exist, and the date has the short form. */
const NO_BREAK = /[\u00A0\u202F]/;

test.each([...ENGLISH, ...FRENCH])(
  'the message %s has no no-break space inside an argument',
  (_key, message) => {
    expect(namedFormatsOf(message, 'fr').filter((format) => NO_BREAK.test(format))).toEqual([]);
  },
);

test('a no-break space inside an argument is found, also in a choice', () => {
  const message =
    '{count, plural, one {Le {date, date,\u00A0::yMMMMd}} other {Le {date, date, ::yMMMMd}\u00A0?}}';
  expect(namedFormatsOf(message, 'fr')).toEqual(['\u00A0::yMMMMd']);
});

/** A date with a day, in letters or digits: a skeleton with `d`, or no skeleton. */
const WITH_DAY = /, date(?:\}|, (?!::)|, ::\w*d)/;

test('a message gets a day as a text: French has an ordinal for the first of a month, which a message cannot write', () => {
  const faulty = [...ENGLISH, ...FRENCH].filter(([, message]) => WITH_DAY.test(message));
  expect(faulty).toEqual([]);
  for (const message of ['{on, date}', '{on, date, long}', '{on, date, ::yMMMMd}'])
    expect(message).toMatch(WITH_DAY);
  expect('{on, date, ::yMMMM}').not.toMatch(WITH_DAY);
});

test('only one function of the interface formats dates', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: `${ROOT}web/src` }).filter(
    (file) =>
      !/\.test\./.test(file) &&
      /\bdateTime(?:Range)?\(|toLocale(?:Date|Time)?String\(/.test(
        readFileSync(`${ROOT}web/src/${file}`, 'utf8'),
      ),
  );
  expect(files).toEqual(['i18n/use-date-format.ts']);
});

test.each([
  'Adresse :',
  'Adresse:',
  'Vraiment ?',
  'Vraiment\u00A0?',
  'Bravo!',
  '« Ici »',
  "l'île",
  'une "île"',
  'Chargement...',
  'Bien  loin',
])('the rules of French typography refuse %s', (text) => {
  expect(FRENCH_FAULTS.filter(([, pattern]) => pattern.test(text))).not.toEqual([]);
});

test.each(['Adresse\u00A0:', 'Quoi\u202F?!', '«\u00A0Ici\u202F»', 'l’île, https://waymark.example'])(
  'the rules of French typography allow %s',
  (text) => {
    expect(FRENCH_FAULTS.filter(([, pattern]) => pattern.test(text))).toEqual([]);
  },
);

test('every message that the interface uses exists', () => {
  const missing = USES.filter((use) =>
    'key' in use ? !ENGLISH.has(use.key) : ![...ENGLISH.keys()].some((key) => use.pattern.test(key)),
  );
  expect(missing).toEqual([]);
});

test('every message is used by the interface', () => {
  const words = quotedWordsIn(`${ROOT}web/src`, `${ROOT}model/src`);
  const isUsed = (key: string) =>
    USES.some((use) => {
      if ('key' in use) return use.key === key;
      const [, ...variable] = use.pattern.exec(key) ?? [];
      return variable.length > 0 && variable.every((part) => words.has(part));
    });
  const unused = [...ENGLISH.keys()].filter((key) => !isUsed(key));
  expect(unused).toEqual([]);
});

test('every problem of a work has its sentence, and every sentence its problem', () => {
  expect(Object.keys(workspace.problems)).toEqual([...PROBLEM_CODES]);
});

test('the search finds uses of messages in every form of code', () => {
  const source = `
    const t = useTranslations('states');
    t('a'); t.rich('b', { c: 'no' }); t(kind === 'no' ? 'c' : 'd'); post('no'); list.at('no');
    const tAll = useTranslations();
    tAll(\`kind.\${card.kind}\`, { count: 1 });
    t(reason)`;
  expect(keyUsesOf('some.tsx', source).map((use) => ('key' in use ? use.key : use.pattern.source))).toEqual([
    'states.a',
    'states.b',
    'states.c',
    'states.d',
    '^states\\.(.+)$',
    '^kind\\.([^.]+)$',
  ]);
});

test.each([
  ['en', ENGLISH],
  ['fr', FRENCH],
] as const)('a work without a title has a name for each kind, in %s', (locale, messages) => {
  for (const key of ['edit.untitled', 'works.untitled']) {
    expect(choicesOf(messages.get(key) ?? '', locale), key).toEqual(
      expect.arrayContaining([...PUBLISHED_KINDS]),
    );
  }
});
