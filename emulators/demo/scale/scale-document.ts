import { derive } from '@waymark/functions/publish/derive';
import type { Photo } from '@waymark/model/entities/photo';
import { withOneText } from '@waymark/model/entities/pin-text';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import type { Position } from '@waymark/model/geography/position';
import { demoId } from '../demo-ids.ts';
import { DEMO_NOW } from '../demo-works.ts';
import { PHRASE_OF_CATEGORY, PHRASE_OF_ICON, type Phrase, PIN_PHRASES } from './phrases.ts';
import { type Place, type Places, spotAround } from './places.ts';
import { createRandom, type Random } from './random.ts';
import type { Template, Written } from './templates.ts';

const DAY = 86_400_000;
const YEARS_OF_PUBLISHING = 3;

/** The population from which a destination is a city rather than a town. */
const CITY = 100_000;

export interface ScaleSource {
  readonly templates: readonly [Template, ...Template[]];
  readonly places: Places;
}

/**
 * An additional public document, as if its creator had published it: a piece of the demo content at another place of the world.
 * @param index from 0; the same document every time for an index, as long as the demo content and its creators stay
 */
export function scaleDocument(index: number, { templates, places }: ScaleSource): PublicDocument {
  const random = createRandom(`scale ${index}`);
  const { written, owner } = random.pick(templates);
  const place = places.draw(random);
  const moved = moveTo(written, place, random);
  const publishedAt = DEMO_NOW - random.whole(0, YEARS_OF_PUBLISHING * 365 * DAY);
  return derive(moved, {
    ...owner,
    id: demoId(`scale ${index}`),
    publishedAt,
    updatedAt: publishedAt,
    version: 1,
    saves: 0,
    placePositions: [],
  });
}

/** Keeps the fields that fit any place, and drops those that fit only the old place: address, opening hours, references. */
function moveTo({ kind, content }: Written, place: Place, random: Random): Written {
  const position = spotAround(place, random);
  switch (kind) {
    case 'destination': {
      const type = place.population >= CITY ? 'city' : 'town';
      return { kind, content: { ...common(content, place, position), type, areaIds: [] } };
    }
    case 'poi': {
      const { category } = content;
      const text = common(content, place, position, PHRASE_OF_CATEGORY[category]);
      return { kind, content: { ...text, category, opening: {} } };
    }
    case 'pin': {
      const text = common(content, place, position, random.pick(PIN_PHRASES));
      return { kind, content: withOneText({ ...text, note: NOTE, precision: content.precision }) };
    }
    case 'marker': {
      const { icon, colour } = content;
      const label = PHRASE_OF_ICON[icon];
      return { kind, content: { ...common(content, place, position, label), icon, colour, label } };
    }
  }
}

/** Its creator would write that too. */
const NOTE = {
  en: 'Made by a program for load tests, at a real place: nobody has been here yet.',
  fr: 'Écrit par un programme pour des tests de charge, en un lieu réel : personne n’y est encore allé.',
};

function common(
  { tags, photos }: { tags: string[]; photos: Photo[] },
  { name, population }: Place,
  position: Position,
  phrase?: Phrase,
) {
  return {
    title: {
      en: phrase === undefined ? name : `${name}: ${phrase.en}`,
      fr: phrase === undefined ? name : `${name}\u00a0: ${phrase.fr}`,
    },
    summary: {
      en: `${name}, population ${EN.format(population)}.`,
      fr: `${name}, ${FR.format(population)} habitants.`,
    },
    visibility: 'public' as const,
    position,
    tags,
    photos: photos.map((photo) => ({ ...photo, alt: PICTURE })),
  };
}

const EN = new Intl.NumberFormat('en');
const FR = new Intl.NumberFormat('fr');
const PICTURE = { en: 'A painted landscape', fr: 'Un paysage peint' };
