import type { FieldCases } from './field-tests.ts';

/*
 * Fields that many entities share: each function gives the values around a field's bounds and of other types.
 * Their names continue "a list whose title is".
 */

/** Text of this many characters. */
export function text(length: number): string {
  return 'é'.repeat(length);
}

const NO_TEXT = { 'a number': 7, 'a list': ['text'], 'a map': { en: 'text' } };

/** White space in JavaScript, and one character of each invisible kind. */
const NOTHING_SHOWN = ' \t\n\v\u00a0\u2003\ufeff\u200b\u2800\u3164\ufe0f\u202e\u{e0041}';

/** Text with characters that are invisible by themselves. */
const JOINED = 'می\u200cخواهم 👩\u200d🚀 ❤\ufe0f \u{1f3f4}\u{e0067}\u{e007f}';

/** Text, which must have a visible character unless it may be empty. */
export function textCases(min: number, max: number): FieldCases {
  return {
    accepted: {
      [`of ${min} characters`]: text(min),
      [`of ${max} characters`]: text(max),
      'of two lines': 'a\nb',
      'of joined characters': JOINED,
      ...(min === 0 && { 'of nothing that shows': NOTHING_SHOWN }),
    },
    refused: {
      ...(min > 0 && { empty: '', 'of nothing that shows': NOTHING_SHOWN }),
      [`of ${max + 1} characters`]: text(max + 1),
      null: null,
      ...NO_TEXT,
    },
  };
}

const UNRULY = {
  'of two lines': 'a\nb',
  'of two paragraphs': 'a\u2029b',
  'with a control character': 'a\u001bb',
  'with a direction override': 'a\u202eb',
  'with invisible separators': 'a\u2066b',
};

/** Text on one line, which must have a visible character. */
export function lineCases(max: number): FieldCases {
  const { accepted, refused } = textCases(1, max);
  const { 'of two lines': _, ...ofOneLine } = { ...accepted };
  return {
    accepted: { ...ofOneLine, 'with a mark of direction': 'a\u200fb' },
    refused: { ...refused, ...UNRULY },
  };
}

/** Localised text on one line in each language, which is required. */
export function localisedLineCases(max: number): FieldCases {
  const { accepted, refused } = localisedCases(max, { required: true });
  return {
    accepted: { ...accepted, 'of joined characters': { fr: JOINED } },
    refused: {
      ...refused,
      ...Object.fromEntries(Object.entries(UNRULY).map(([title, value]) => [title, { en: 'a', fr: value }])),
      'of two lines in English': { en: 'a\nb' },
    },
  };
}

/** Localised text, which is required in one language where it is `required` and no `draft`. */
export function localisedCases(max: number, { required = false, draft = false } = {}): FieldCases {
  const missing = {
    'in no language': {},
    'only white space': { en: ' \t\n', fr: '\v\u00a0\u2003\ufeff' },
    'only invisible characters': { en: '\u200b\u2800', fr: NOTHING_SHOWN },
  };
  return {
    accepted: {
      [`of ${max} characters in both languages`]: { en: text(max), fr: text(max) },
      'in English alone': { en: 'text' },
      'in French alone': { en: ' ', fr: 'texte' },
      ...(!required && missing),
    },
    refused: {
      [`of ${max + 1} characters in English`]: { en: text(max + 1) },
      [`of ${max + 1} characters in French`]: { en: 'text', fr: text(max + 1) },
      'in a third language': { en: 'text', de: 'Text' },
      'a number in English': { en: 7, fr: 'texte' },
      'null in French': { en: 'text', fr: null },
      'plain text': 'text',
      null: null,
      ...(required && !draft && missing),
    },
  };
}

/** Localised text on several lines, which a client writes without control characters. Older texts may have some. */
export function orderlyCases(max: number, options: { required?: boolean } = {}): FieldCases {
  const { accepted, refused } = localisedCases(max, options);
  return {
    accepted: {
      ...accepted,
      ...(!options.required && {
        'only white space': { en: ' \n', fr: '\u00a0\u2003\ufeff' },
        'only invisible characters': { en: '\u200b\u2800' },
      }),
      'of two lines': { en: 'a\nb' },
      'of joined characters': { fr: JOINED },
    },
    refused,
    reserved: {
      'with a control character': { en: 'a\u001bb' },
      'with a direction override': { en: 'a', fr: 'a\u202eb' },
      'with invisible separators': { fr: 'a\u2066b' },
    },
  };
}

export function choiceCases(choices: readonly (string | null)[]): FieldCases {
  return {
    accepted: Object.fromEntries(choices.map((choice) => [String(choice), choice])),
    refused: {
      'another word': 'other-than-all',
      'a list of a choice': [choices[0]],
      'a number': 0,
      ...(!choices.includes(null) && { null: null }),
    },
  };
}

export function flagCases(): FieldCases {
  return {
    accepted: { true: true, false: false },
    refused: { 'the text "true"': 'true', 'a number': 1, null: null },
  };
}

/** A reference to a document by an id that Waymark made. */
export function idCases(): FieldCases {
  return {
    accepted: { 'an id': 'Ab0'.padEnd(20, 'Z') },
    refused: {
      'of 19 characters': 'a'.repeat(19),
      'of 21 characters': 'a'.repeat(21),
      'a path': `a/${'b'.repeat(18)}`,
      'a number': 7,
      null: null,
    },
  };
}

export function positionCases(): FieldCases {
  return {
    accepted: { 'at a corner of the world': { lat: -90, lng: 180 } },
    refused: {
      'a list of degrees': [48, 2],
      'a map of texts': { lat: '48', lng: '2' },
      text: '48,2',
      null: null,
    },
  };
}

export function dateCases(): FieldCases {
  return {
    accepted: { 'a leap day': '2028-02-29', 'the last day of a year': '2026-12-31' },
    refused: {
      'a day that does not exist': '2026-02-30',
      'a thirteenth month': '2026-13-01',
      'a day of another calendar': '31/05/2026',
      'a day and more': '2026-05-31T00:00',
      'an instant': 1_780_000_000_000,
      null: null,
    },
  };
}

/** A time other than the request's. */
export function nowCases(): FieldCases {
  return {
    refused: { text: '2026-05-31', null: null },
    reserved: { 'another time': Date.UTC(2026, 0, 1), 'a future time': Date.UTC(2099, 0, 1) },
  };
}

/** A field that only functions may write, or that never changes. */
export function reservedCases(reserved: Readonly<Record<string, unknown>>): FieldCases {
  return { refused: {}, reserved };
}
