import type { List } from '@waymark/model/entities/list';
import type { Picture } from '@waymark/model/entities/photo';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { geohashOf } from '@waymark/model/geography/geohash';
import type { Position } from '@waymark/model/geography/position';
import { newId } from '@waymark/model/ids';
import type { LocalisedText } from '@waymark/model/localised';
import { quadkeyAt } from '@waymark/model/map-index/map-item';
import { tilesHolding } from '@waymark/model/map-index/tile-levels';
import { exampleBody } from '@waymark/model/testing/examples';
import { stored } from '../../../functions/src/platform/stored.ts';
import { database } from './database.ts';

/**
 * The time of content that tests publish: before all other content, so that pages of the newest content, which
 * other tests check, stay the same.
 */
const BEFORE = Date.UTC(2020, 0, 1);

/** Stories and lists of one test. */
export function freshCollected() {
  const written: FirebaseFirestore.DocumentReference[] = [];

  async function write(path: string, entity: object) {
    const ref = database().doc(path);
    written.push(ref);
    await ref.set(stored.encode({ ...entity }, 'id'));
    return ref;
  }

  /**
   * @param minutes how long after the other content of the test it was published
   * @param saves in how many lists it is
   */
  async function story(title: LocalisedText, position: Position, minutes = 0, saves = 0) {
    const at = BEFORE + minutes * 60_000;
    const post: PublicDocument<'post'> = {
      kind: 'post',
      id: newId(),
      ownerId: 'e2e',
      creatorId: newId(),
      byline: { name: 'A Tester', handle: 'a-tester', avatar: null },
      title,
      summary: { en: 'A story of a test.', fr: 'Un récit d’essai.' },
      visibility: 'public',
      cover: null,
      photos: [],
      tags: [],
      places: [],
      body: { en: exampleBody('So it was.') },
      countryCode: null,
      publishedAt: at,
      updatedAt: at,
      version: 1,
      saves,
      position,
      bounds: null,
      geohash: geohashOf(position),
      quadkey: quadkeyAt(position),
      tiles: tilesHolding(position),
      readingMinutes: 4,
    };
    return write(`posts/${post.id}`, post);
  }

  async function list(
    title: LocalisedText,
    position: Position,
    minutes = 0,
    pictures: readonly Picture[] = [],
  ) {
    const list: List = {
      kind: 'list',
      id: newId(),
      ownerId: 'e2e',
      title,
      summary: { en: 'A list of a test.', fr: 'Une liste d’essai.' },
      visibility: 'public',
      asRoute: false,
      updatedAt: BEFORE + minutes * 60_000,
      count: 1,
      position,
      quadkey: quadkeyAt(position),
      tiles: tilesHolding(position),
      stops: [{ kind: 'pin', itemId: newId(), number: 1, position }],
      ...(pictures.length > 0 && {
        pictures: pictures.map((picture) => ({ itemId: newId(), ...picture })),
      }),
    };
    return write(`lists/${list.id}`, list);
  }

  return { story, list, leave: () => Promise.all(written.map((ref) => ref.delete())) };
}
