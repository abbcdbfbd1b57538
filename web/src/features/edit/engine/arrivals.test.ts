import type { Photo } from '@waymark/model/entities/photo';
import { exampleId, examplePhoto } from '@waymark/model/testing/examples';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type History, NO_HISTORY, redoStep, undoStep, withArrival, withStep } from './history.ts';

const A = examplePhoto();
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const gallery = (letters: string) => ({
  type: 'gallery',
  content: [...letters].map((letter) => ({ type: 'image', attrs: { path: examplePhoto(letter).path } })),
});
const story = (...content: object[]) => JSON.stringify({ type: 'doc', content });

it.each([
  ['behind a photo that has come', '', 'a'],
  ['behind a gallery that has grown', 'a', 'ab'],
  ['behind a gallery of which one went', 'ab', 'ac'],
])('a change %s can be undone and redone there', (_, here, there) => {
  const [one, two] = [paragraph('One.'), paragraph('Two.')];
  const before = here === '' ? [one] : [one, gallery(here)];
  const after = [one, gallery(there)];
  const step = { field: 'body.en', before: story(...before), after: story(...before, two) };
  const written = withStep(NO_HISTORY, step, 0);
  const history = withArrival(written, { field: 'body.en', before: step.after, after: story(...after, two) });
  const undone = undoStep(history);
  expect(undone?.step).toMatchObject({ before: story(...after), after: story(...after, two) });
  expect(undone && redoStep(undone.history)?.step).toMatchObject({
    before: story(...after),
    after: story(...after, two),
  });
});

it('an arrival in one field leaves the others unchanged', () => {
  const step = { field: 'tags', before: ['a'], after: ['a', 'b'] };
  const history = withArrival(withStep(NO_HISTORY, step, 0), {
    field: 'photos',
    before: ['b'],
    after: ['b', 'c'],
  });
  expect(undoStep(history)?.step).toMatchObject(step);
});

it('no sequence of changes, undo and redo loses an arrived photo or restores a removed one', () => {
  const act = fc.record({
    does: fc.constantFrom('come', 'remove', 'move', 'describe', 'undo', 'redo'),
    which: fc.nat(20),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let [history, photos, clock, arrivals]: [History, unknown[], number, number] = [NO_HISTORY, [A], 0, 0];
      const all = new Set([A.path]);
      const take = (next: typeof undoStep | typeof redoStep) => {
        const taken = next(history);
        if (taken === undefined) return false;
        const { before, after } = taken.step;
        const [from, to] = next === undoStep ? [after, before] : [before, after];
        // Only photos arrived since: all content is as before, plus the photos.
        expect(from).toEqual(photos);
        photos = to as unknown[];
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
          const fresh = { ...A, path: `photos/me/${exampleId(`p${arrivals++}`)}` };
          all.add(fresh.path);
          const after = photos.toSpliced(index, 0, fresh);
          history = withArrival(history, { field: 'photos', before: photos, after });
          photos = after;
        } else if (does === 'undo') take(undoStep);
        else if (does === 'redo') take(redoStep);
        else if (photo === undefined) continue;
        else if (does === 'remove') change(photos.toSpliced(index, 1));
        else if (does === 'move') change([photo, ...photos.toSpliced(index, 1)]);
        else change(photos.with(index, { ...photo, credit: `${which}` }));
        expect(new Set(paths()).size).toBe(photos.length);
      }
      while (take(redoStep));
      const end = photos;
      for (const path of all) if (!paths().includes(path)) removed.add(path);
      while (take(undoStep));
      expect(new Set(paths())).toEqual(all);
      while (take(redoStep));
      expect(new Set(paths())).toEqual(new Set([...all].filter((path) => !removed.has(path))));
      expect(photos).toEqual(end);
    }),
  );
});
