import type { Photo } from '@waymark/model/entities/photo';
import { exampleId, examplePhoto } from '@waymark/model/testing/examples';
import { expect, it } from 'vitest';
import { createFakeWork } from '../testing/fake-work.ts';
import { replacedPhoto } from './replaced-photo.ts';

const [a, b, c] = ['a', 'b', 'c'].map((letter) => examplePhoto(letter)) as [Photo, Photo, Photo];
const edited: Photo = { ...examplePhoto('e'), width: 300, height: 200, alt: b.alt };
const image = ({ path }: Photo, caption?: string) => ({
  type: 'image',
  attrs: { path, ...(caption && { caption }) },
});
const story = (...content: object[]) => JSON.stringify({ type: 'doc', content });
const words = { type: 'paragraph', content: [{ type: 'text', text: 'A bay.' }] };

const english = (photo: Photo) => story(words, image(photo, 'The bay'), image(a));
const french = (photo: Photo) => story({ type: 'gallery', content: [image(a), image(photo)] }, words);
/** The fields of an image in another order than the editor writes them. */
const oddly = `{"content":[{"attrs":{"path":"${a.path}"},"type":"image"}],"type":"doc"}`;

const content = {
  title: { en: 'A', fr: 'B' },
  photos: [a, b, c],
  coverPath: b.path,
  body: { en: english(b), fr: french(b) },
  poiId: exampleId('p'),
};

it('replaces a photo in the list, as the cover, and in the texts of both languages', () => {
  expect(replacedPhoto(content, b.path, edited)).toEqual(
    new Map<string, unknown>([
      ['photos', [a, edited, c]],
      ['coverPath', edited.path],
      ['body.en', english(edited)],
      ['body.fr', french(edited)],
    ]),
  );
});

it('changes no field that does not show the photo', () => {
  const { coverPath: _, ...plain } = { ...content, body: { en: oddly } };
  expect([...replacedPhoto(plain, b.path, edited).keys()]).toEqual(['photos']);
});

it('changes nothing where the photo was removed meanwhile', () => {
  expect(replacedPhoto({ ...content, photos: [a, c] }, b.path, edited).size).toBe(0);
  expect(replacedPhoto({}, b.path, edited).size).toBe(0);
});

it('is one step of undo, and of redo', () => {
  const { editing } = createFakeWork().edit();
  editing.change('photos', content.photos);
  editing.change('coverPath', content.coverPath);
  editing.change('body.en', content.body.en);
  const before = editing.state.content;
  editing.changeTogether(replacedPhoto(before, b.path, edited));
  const after = editing.state.content;
  expect(after).toMatchObject({
    photos: [a, edited, c],
    coverPath: edited.path,
    body: { en: english(edited) },
  });
  editing.change('title.en', 'Later');
  editing.undo();
  editing.undo();
  expect(editing.state.content).toEqual(before);
  editing.redo();
  expect(editing.state.content).toEqual(after);
  // The step before is one of its own.
  editing.undo();
  editing.undo();
  expect(editing.state.content).toMatchObject({ photos: [a, b, c], coverPath: b.path, body: {} });
});

it('keeps a photo that came by itself when it is undone', () => {
  const { editing } = createFakeWork().edit();
  const came = examplePhoto('d');
  editing.change('photos', [a, b, c]);
  editing.changeTogether(replacedPhoto(editing.state.content, b.path, edited));
  editing.addArrival('photos', [a, edited, c, came]);
  editing.undo();
  expect(editing.state.content['photos']).toEqual([a, b, c, came]);
  editing.redo();
  expect(editing.state.content['photos']).toEqual([a, edited, c, came]);
});
