import { exampleId, examplePhoto } from '@waymark/model/entities/examples';
import type { Photo } from '@waymark/model/entities/photo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type History, NO_HISTORY, redoing, undoing, withStep } from './history.ts';
import { stepped } from './join-lists.ts';

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((letter) => examplePhoto(letter)) as [
  Photo,
  Photo,
  Photo,
  Photo,
];
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const image = ({ path }: Photo) => ({ type: 'image', attrs: { path } });
const story = (...content: object[]) => JSON.stringify({ type: 'doc', content });

describe('a step', () => {
  it('that nothing came between leads to just what it leads to', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (from, to) => {
        expect(stepped(from, to, from)).toBe(to);
      }),
    );
  });

  it('of a list leaves what came into it, and what went', () => {
    expect(stepped([A, B], [A], [A, B, C])).toEqual([A, C]);
    expect(stepped([A], [A, B], [A, C])).toEqual([A, B, C]);
    expect(stepped([A, B], [A, B, C], [B])).toEqual([B, C]);
    expect(stepped([A], undefined, [A, B])).toEqual([B]);
    expect(stepped(undefined, [A], [B])).toEqual([A, B]);
  });

  it('that moved something moves that alone; what came since stands behind what it stood behind', () => {
    expect(stepped([A, B, C], [C, A, B], [A, D, B, C])).toEqual([C, A, D, B]);
    // Moved by somebody else, it stays where they moved it.
    expect(stepped([A, B], [A, B, C], [B, A])).toEqual([B, C, A]);
  });

  it('that described a photo leaves what was written of another', () => {
    const described = { ...A, alt: { en: 'The quay' } };
    const theirs = { ...B, credit: 'Somebody' };
    expect(stepped([described, B], [A, B], [described, theirs, C])).toEqual([A, theirs, C]);
  });

  it('of a story leaves the photo that has come into it', () => {
    const [one, two, empty] = [paragraph('One.'), paragraph('Two.'), { type: 'paragraph' }];
    const now = story(one, image(A), two);
    expect(stepped(story(one, two), story(one), now)).toBe(story(one, image(A)));
    expect(stepped(story(one, two), story(paragraph('On'), two), now)).toBe(
      story(paragraph('On'), image(A), two),
    );
    expect(stepped(story(empty, empty, two), story(empty, two), story(empty, image(A), empty, two))).toBe(
      story(empty, image(A), two),
    );
    expect(stepped(story(one), undefined, story(one, image(A)))).toBe(story(image(A)));
    expect(stepped(story(one), undefined, undefined)).toBeUndefined();
  });

  it('of all else has its way', () => {
    expect(stepped('From', 'To', 'Now')).toBe('To');
    expect(stepped({ lat: 1, lng: 1 }, { lat: 2, lng: 2 }, { lat: 3, lng: 3 })).toEqual({ lat: 2, lng: 2 });
    expect(stepped([A], 'To', [B])).toBe('To');
  });
});

it('whatever is done, undone and done again, no photo that has come is lost, and none that was removed comes back', () => {
  const act = fc.record({
    does: fc.constantFrom('come', 'remove', 'move', 'describe', 'undo', 'redo'),
    which: fc.nat(20),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let [history, photos, clock, came]: [History, unknown[], number, number] = [NO_HISTORY, [A], 0, 0];
      const all = new Set([A.path]);
      const take = (next: typeof undoing | typeof redoing) => {
        const taken = next(history);
        if (taken === undefined) return false;
        const { before, after } = taken.step;
        const [from, to] = next === undoing ? [after, before] : [before, after];
        photos = stepped(from, to, photos) as unknown[];
        history = taken.history;
        return true;
      };
      const change = (after: unknown[]) => {
        clock += 300;
        history = withStep(history, { field: 'photos', before: photos, after }, clock);
        photos = after;
      };
      const paths = () => photos.map((photo) => (photo as Photo).path);
      const removed = new Set<string>();
      for (const { does, which } of acts) {
        const index = which % Math.max(1, photos.length);
        const photo = photos[index] as Photo | undefined;
        if (does === 'come') {
          const fresh = { ...A, path: `photos/me/${exampleId(`p${came++}`)}` };
          all.add(fresh.path);
          photos = photos.toSpliced(index, 0, fresh);
        } else if (does === 'undo') take(undoing);
        else if (does === 'redo') take(redoing);
        else if (photo === undefined) continue;
        else if (does === 'remove') change(photos.toSpliced(index, 1));
        else if (does === 'move') change([photo, ...photos.toSpliced(index, 1)]);
        else change(photos.with(index, { ...photo, credit: `${which}` }));
        expect(new Set(paths()).size).toBe(photos.length);
      }
      while (take(redoing));
      const end = photos;
      for (const path of all) if (!paths().includes(path)) removed.add(path);
      while (take(undoing));
      expect(new Set(paths())).toEqual(all);
      while (take(redoing));
      expect(new Set(paths())).toEqual(new Set([...all].filter((path) => !removed.has(path))));
      expect(photos).toEqual(end);
    }),
  );
});
