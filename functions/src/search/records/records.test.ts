import { KINDS, PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import { MAX_PIN_TEXT } from '@waymark/model/entities/pin-text';
import type { PublicItem } from '@waymark/model/entities/public-item';
import type { Work } from '@waymark/model/entities/work';
import { searchRecord } from '@waymark/model/search/search-record';
import { workRecord as workRecordSchema } from '@waymark/model/search/work-record';
import {
  EXAMPLE_UID,
  exampleArticle,
  exampleContent,
  exampleCountry,
  exampleCreator,
  exampleDocument,
  exampleId,
  exampleList,
  examplePhoto,
  examplePicture,
  exampleWork,
} from '@waymark/model/testing/examples';
import { describe, expect, it } from 'vitest';
import { bytesOf, inParts, MAX_RECORD } from './in-parts.ts';
import { itemRecord } from './item-record.ts';
import { articleRecord, countryRecord, creatorRecord } from './other-records.ts';
import { MOST_PARTS, MOST_WORK_PARTS } from './weights.ts';
import { workRecord } from './work-record.ts';

function exampleItem(kind: (typeof KINDS)[number]): PublicItem {
  return kind === 'list' ? exampleList() : exampleDocument(kind);
}

function recordsOfItem(item: PublicItem, saves = 0) {
  const whole = itemRecord(item, saves);
  return whole === undefined ? [] : inParts(whole, MOST_PARTS[item.kind]);
}

/** The longest text of a number of UTF-16 code units, in bytes of JSON. */
const long = (length: number) => `"${'語'.repeat(length - 1)}`;
const longBoth = (length: number) => ({ en: long(length), fr: long(length) });

describe('the records of an item', () => {
  it.each(KINDS)('fit the schema: %s', (kind) => {
    const records = recordsOfItem(exampleItem(kind), 7);
    expect(records).toEqual(records.map((record) => searchRecord.parse(record)));
    expect(records[0]).toMatchObject({ part: 0, kind, saves: 7, languages: ['en', 'fr'] });
  });

  it('are none where it is unlisted or private', () => {
    for (const kind of PUBLISHED_KINDS) {
      expect(itemRecord({ ...exampleItem(kind), visibility: 'unlisted' } as PublicItem, 0)).toBeUndefined();
    }
    for (const visibility of ['unlisted', 'private'] as const) {
      expect(itemRecord({ ...exampleList(), visibility }, 0)).toBeUndefined();
    }
  });

  it('name its kind, its category, its city and its country in both languages', () => {
    const london = { lat: 51.52, lng: -0.1 };
    const [record] = recordsOfItem({ ...exampleDocument('poi'), position: london, countryCode: 'GB' });
    expect(record?.words).toEqual(expect.arrayContaining(['museum', 'musée']));
    expect(record?.places).toEqual(['London', 'Londres', 'United Kingdom', 'Royaume-Uni']);
    expect(record).toMatchObject({ country: 'GB', _geoloc: [london] });
  });

  it('hold the words of a story in both languages', () => {
    const [record] = recordsOfItem(exampleDocument('post'));
    expect(record?.text).toEqual({ en: 'We walked along the quay.', fr: 'Nous avons longé le quai.' });
  });

  it('keep what shows a picture before it has loaded', () => {
    const [record] = recordsOfItem(exampleDocument('poi'));
    expect(record?.cover).toEqual({
      path: expect.any(String),
      width: 2400,
      height: 1600,
      thumbhash: expect.any(String),
    });
  });

  it('show a list without a cover by the first picture of its places', () => {
    const { cover: _, ...list } = exampleList();
    expect(recordsOfItem(list)[0]?.cover).toEqual(examplePicture('b'));
  });

  it('have no characters that mark highlights, and no line breaks', () => {
    const title = { en: 'A \uE000marked\uE001 \u0007 title' };
    const summary = { en: 'Two\nlines \uD800' };
    const [record] = recordsOfItem({ ...exampleDocument('area'), title, summary });
    expect(record?.title).toEqual({ en: 'A marked title' });
    expect(record?.summary).toEqual({ en: 'Two lines \uFFFD' });
  });

  it.each(PUBLISHED_KINDS)('fit the limit where every field is as long as it may be: %s', (kind) => {
    const item = { ...exampleDocument(kind), ...longestOf(kind) } as PublicItem;
    const records = recordsOfItem(item);
    expect(records.length).toBeGreaterThan(0);
    expect(Math.max(...records.map(bytesOf))).toBeLessThanOrEqual(MAX_RECORD);
    // No part is missing but the end of the longest story.
    expect(records.length).toBeLessThanOrEqual(MOST_PARTS[kind]);
    const text = records.flatMap((record) => record.text?.fr ?? []).join('');
    if (kind === 'pin') expect(text).toBe(long(MAX_PIN_TEXT));
    if (kind === 'marker') expect(text).toBe(long(40));
  });
});

function longestOf(kind: PublishedKind): object {
  const body = JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: '語'.repeat(60_000) }] }],
  });
  return {
    title: longBoth(140),
    summary: longBoth(500),
    tags: Array.from({ length: 20 }, (_, i) => `${i}`.padStart(2, '0') + '語'.repeat(30)),
    byline: { name: long(80), handle: 'a'.repeat(30), avatar: null },
    ...(kind === 'pin' && { note: longBoth(MAX_PIN_TEXT) }),
    ...(kind === 'marker' && { label: longBoth(40) }),
    ...(kind === 'poi' && { address: long(200) }),
    ...(kind === 'post' && { body: { en: body, fr: body } }),
  };
}

describe('the record of a creator', () => {
  it('fits the schema, with their biography', () => {
    const whole = creatorRecord({ ...exampleCreator(), bio: longBoth(1_000) });
    const records = whole ? inParts(whole, MOST_PARTS.creator) : [];
    expect(records.map((record) => searchRecord.parse(record))).toEqual(records);
    expect(records.flatMap(({ text }) => text?.fr ?? []).join('')).toBe(long(1_000));
  });

  it('is none where they are suspended', () => {
    expect(creatorRecord({ ...exampleCreator(), status: 'suspended' })).toBeUndefined();
  });
});

describe('the records of the team', () => {
  it('fit the schema', () => {
    for (const whole of [countryRecord(exampleCountry()), articleRecord(exampleArticle())]) {
      for (const record of inParts(whole, 50)) expect(searchRecord.parse(record)).toEqual(record);
    }
  });
});

function visibleWork(kind: PublishedKind = 'poi') {
  const { deletedAt: _, ...work } = exampleWork(kind);
  return work;
}

function recordsOfWork(work: Work) {
  const whole = workRecord(EXAMPLE_UID, work);
  return whole === undefined ? [] : inParts(whole, MOST_WORK_PARTS);
}

describe('the record of a work', () => {
  it('fits the schema, whatever a draft holds', () => {
    const wrong = {
      title: { en: 'x'.repeat(100_000), fr: 7 },
      summary: ['no'],
      tags: Array.from({ length: 5_000 }, () => 'y'.repeat(5_000)),
      category: 'none',
      position: { lat: 900, lng: 'far' },
      photos: [{ path: 'z'.repeat(100_000) }],
    };
    for (const content of [exampleWork('poi').content, {}, wrong]) {
      const records = recordsOfWork({ ...visibleWork(), content });
      expect(records.map((record) => workRecordSchema.parse(record))).toEqual(records);
      expect(Math.max(...records.map(bytesOf))).toBeLessThanOrEqual(MAX_RECORD);
    }
  });

  it.each(PUBLISHED_KINDS)('fits the limit where every field is as long as it may be: %s', (kind) => {
    const { byline: _, ...longest } = { byline: undefined, ...longestOf(kind) };
    const records = recordsOfWork({ ...visibleWork(kind), content: { ...exampleContent(kind), ...longest } });
    expect(Math.max(...records.map(bytesOf))).toBeLessThanOrEqual(MAX_RECORD);
    const text = records.flatMap((record) => record.text?.fr ?? []).join('');
    if (kind === 'pin') expect(text).toContain(long(2_000));
    expect(new Set(records.map(({ key }) => key))).toEqual(new Set([records[0]?.objectID]));
  });

  it('has the words of all texts, whatever their language and wherever they are', () => {
    const body = (words: string, caption: string) =>
      JSON.stringify({
        type: 'doc',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: words }] },
          { type: 'image', attrs: { path: examplePhoto('a').path, caption } },
        ],
      });
    const content = {
      label: { en: 'Quay' },
      note: { en: 'Bring a coat', fr: 'Prenez un manteau' },
      address: '1 rue du Port',
      opening: { fr: 'Fermé le lundi' },
      body: { en: body('We walked', 'At dawn'), fr: body('Nous avons marché', 'À l’aube') },
      photos: [{ alt: { en: 'A boat', fr: 'Un bateau' } }, null],
    };
    const [record] = recordsOfWork({ ...visibleWork(), content });
    expect(record?.text).toEqual({
      en: 'Quay Bring a coat We walked At dawn A boat 1 rue du Port',
      fr: 'Prenez un manteau Fermé le lundi Nous avons marché À l’aube Un bateau',
    });
  });

  it('has no text of any other form', () => {
    const content = {
      note: 'x',
      body: { en: '{"type":"doc"', fr: 7 },
      label: ['y'],
      photos: 'z',
      address: {},
    };
    expect(recordsOfWork({ ...visibleWork(), content })[0]).not.toHaveProperty('text');
  });

  it('is none in the trash', () => {
    expect(workRecord(EXAMPLE_UID, { ...exampleWork('poi'), deletedAt: 1 })).toBeUndefined();
  });

  it('has its owner, by whom every key filters', () => {
    expect(recordsOfWork({ ...visibleWork(), id: exampleId('w') })[0]).toMatchObject({
      objectID: `users/${EXAMPLE_UID}/works/${exampleId('w')}`,
      ownerId: EXAMPLE_UID,
    });
  });
});
