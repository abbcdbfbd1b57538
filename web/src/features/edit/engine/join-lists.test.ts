import type { Photo } from '@waymark/model/entities/photo';
import { examplePhoto } from '@waymark/model/testing/examples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyStep } from './join-lists.ts';

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((letter) => examplePhoto(letter)) as [
  Photo,
  Photo,
  Photo,
  Photo,
];
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const image = ({ path }: Photo) => ({ type: 'image', attrs: { path } });
const gallery = (...photos: Photo[]) => ({ type: 'gallery', content: photos.map(image) });
const story = (...content: object[]) => JSON.stringify({ type: 'doc', content });

describe('repeating a step', () => {
  it('without changes in between gives the same result', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (from, to) => {
        expect(applyStep(from, to, from)).toBe(to);
      }),
    );
  });

  it('of a list keeps later additions and removals', () => {
    expect(applyStep([A, B], [A], [A, B, C])).toEqual([A, C]);
    expect(applyStep([A], [A, B], [A, C])).toEqual([A, B, C]);
    expect(applyStep([A, B], [A, B, C], [B])).toEqual([B, C]);
    expect(applyStep([A], undefined, [A, B])).toEqual([B]);
    expect(applyStep(undefined, [A], [B])).toEqual([A, B]);
  });

  it('that moved an entry moves only that entry; a later addition stays behind its predecessor', () => {
    expect(applyStep([A, B, C], [C, A, B], [A, D, B, C])).toEqual([C, A, D, B]);
    // Moved by another editor, it stays at that position.
    expect(applyStep([A, B], [A, B, C], [B, A])).toEqual([B, C, A]);
  });

  it('that described a photo keeps the descriptions of others', () => {
    const described = { ...A, alt: { en: 'The quay' } };
    const theirs = { ...B, credit: 'Somebody' };
    expect(applyStep([described, B], [A, B], [described, theirs, C])).toEqual([A, theirs, C]);
  });

  it('of a story keeps a photo that arrived in it', () => {
    const [one, two, empty] = [paragraph('One.'), paragraph('Two.'), { type: 'paragraph' }];
    const now = story(one, image(A), two);
    expect(applyStep(story(one, two), story(one), now)).toBe(story(one, image(A)));
    expect(applyStep(story(one, two), story(paragraph('On'), two), now)).toBe(
      story(paragraph('On'), image(A), two),
    );
    expect(applyStep(story(empty, empty, two), story(empty, two), story(empty, image(A), empty, two))).toBe(
      story(empty, image(A), two),
    );
    expect(applyStep(story(one), undefined, story(one, image(A)))).toBe(story(image(A)));
    expect(applyStep(story(one), undefined, undefined)).toBeUndefined();
  });

  it('of a gallery keeps the photos that arrived in it, without duplicates', () => {
    const [one, two] = [paragraph('One.'), paragraph('Two.')];
    expect(applyStep(story(gallery(A)), story(gallery(A, B)), story(gallery(A, C)))).toBe(
      story(gallery(A, B, C)),
    );
    expect(applyStep(story(gallery(B, A)), story(gallery(A, B)), story(gallery(B, A, C)))).toBe(
      story(gallery(A, C, B)),
    );
    const grown = story(one, gallery(A, B), two);
    expect(applyStep(story(one, gallery(A), two), story(one, gallery(A)), grown)).toBe(
      story(one, gallery(A, B)),
    );
    expect(applyStep(story(one, gallery(A)), story(one, gallery(A), two), story(one, gallery(A, B)))).toBe(
      grown,
    );
  });

  it('of a gallery that is full by then makes two galleries', () => {
    const many = Array.from({ length: 12 }, (_, i) => examplePhoto('efghijklmnop'[i]));
    const [first, ...others] = many as [Photo, ...Photo[]];
    const now = story(gallery(...others, A));
    expect(applyStep(story(gallery(...others)), story(gallery(first, ...others)), now)).toBe(
      story(gallery(first, ...others), gallery(A)),
    );
  });

  it('of any other value takes the value of the step', () => {
    expect(applyStep('From', 'To', 'Now')).toBe('To');
    expect(applyStep({ lat: 1, lng: 1 }, { lat: 2, lng: 2 }, { lat: 3, lng: 3 })).toEqual({ lat: 2, lng: 2 });
    expect(applyStep([A], 'To', [B])).toBe('To');
  });
});
