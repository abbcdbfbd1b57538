import type { FieldCases } from './field-tests.ts';

/*
 * What the fields of many entities have in common: each gives the values around its bounds and of other types. The names go
 * on from "a list whose title is".
 */

/** Text of so many characters. */
export function text(length: number): string {
  return 'é'.repeat(length);
}

const NO_TEXT = { 'a number': 7, 'a list': ['text'], 'a map': { en: 'text' } };

export function textCases(min: number, max: number): FieldCases {
  return {
    accepted: {
      [`of ${min} characters`]: text(min),
      [`of ${max} characters`]: text(max),
    },
    refused: {
      ...(min > 0 && { empty: '' }),
      [`of ${max + 1} characters`]: text(max + 1),
      null: null,
      ...NO_TEXT,
    },
  };
}

/** Localised text, which must be written in some language where it is `required` and no `draft`. */
export function localisedCases(max: number, { required = false, draft = false } = {}): FieldCases {
  const missing = {
    'in no language': {},
    'only white space': { en: ' \t\n', fr: '\v\u00a0\u2003\ufeff' },
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

/** A reference to a document that Waymark made. */
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
      'a day that no month has': '2026-02-30',
      'a thirteenth month': '2026-13-01',
      'a day of another calendar': '31/05/2026',
      'a day and more': '2026-05-31T00:00',
      'an instant': 1_780_000_000_000,
      null: null,
    },
  };
}

/** A time that is not the request's own. */
export function nowCases(): FieldCases {
  return {
    refused: { text: '2026-05-31', null: null },
    reserved: { 'another time': Date.UTC(2026, 0, 1), 'a time to come': Date.UTC(2099, 0, 1) },
  };
}

/** What only functions may write, or nobody may change. */
export function reservedCases(reserved: Readonly<Record<string, unknown>>): FieldCases {
  return { refused: {}, reserved };
}
