import { exampleId, examplePhoto } from '@waymark/model/testing/examples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeValues } from './merge-values.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const image = (letter: string, caption?: string) => ({
  type: 'image',
  attrs: { path: examplePhoto(letter).path, ...(caption !== undefined && { caption }) },
});
const gallery = (...letters: string[]) => ({ type: 'gallery', content: letters.map((one) => image(one)) });
const map = (letters: string, caption?: string) => ({
  type: 'map',
  attrs: {
    places: [...letters].map((letter) => ({ kind: 'poi', id: exampleId(letter) })),
    ...(caption !== undefined && { caption }),
  },
});
const doc = (...content: object[]) => JSON.stringify({ type: 'doc', content });
const story = (...texts: string[]) => doc(...texts.map(paragraph));

const ONE = 'The train leaves the valley at six.';
const TWO = 'Behind the pass the road is closed.';
const THREE = 'We slept in the hut above the lake.';

describe('two changes of one story', () => {
  it('in two paragraphs, also of neighbours, are merged without a question', () => {
    const merged = mergeValues(story(ONE, TWO), story(`${ONE} Early!`, TWO), story(ONE, `${TWO} Still.`));
    expect(merged).toMatchObject({ isInConflict: false, mine: story(`${ONE} Early!`, `${TWO} Still.`) });
    expect(merged.theirs).toEqual(merged.mine);
  });

  it('in the same paragraph are in conflict there alone, whatever else was merged', () => {
    const mine = story(`${ONE} Mine.`, TWO, `${THREE} Here.`);
    const theirs = story(`${ONE} Theirs.`, `${TWO} There.`, THREE);
    expect(mergeValues(story(ONE, TWO, THREE), mine, theirs)).toEqual({
      isInConflict: true,
      mine: story(`${ONE} Mine.`, `${TWO} There.`, `${THREE} Here.`),
      theirs: story(`${ONE} Theirs.`, `${TWO} There.`, `${THREE} Here.`),
    });
  });

  it('are in conflict where one removed what the other changed', () => {
    expect(mergeValues(story(ONE, TWO), story(ONE), story(ONE, `${TWO} Still.`))).toEqual({
      isInConflict: true,
      mine: story(ONE),
      theirs: story(ONE, `${TWO} Still.`),
    });
  });

  it('that insert at the same place are both kept, and the same insertion once', () => {
    const merged = mergeValues(story(ONE), story(ONE, 'Mine.', 'Both.'), story(ONE, 'Theirs.', 'Both.'));
    expect(merged).toMatchObject({ isInConflict: false, mine: story(ONE, 'Theirs.', 'Both.', 'Mine.') });
  });

  it('of a table and of a paragraph beside it are merged; two of one table are in conflict there', () => {
    const table = (text: string) => ({
      type: 'table',
      content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph(text)] }] }],
    });
    const before = doc(paragraph(ONE), table(TWO));
    const beside = doc(paragraph(`${ONE} Early!`), table(TWO));
    const merged = mergeValues(before, beside, doc(paragraph(ONE), table(`${TWO} Still.`)));
    expect(merged).toMatchObject({
      isInConflict: false,
      mine: doc(paragraph(`${ONE} Early!`), table(`${TWO} Still.`)),
    });
    const [mine, theirs] = [doc(paragraph(ONE), table('Mine.')), doc(paragraph(ONE), table('Theirs.'))];
    expect(mergeValues(before, mine, theirs)).toEqual({ isInConflict: true, mine, theirs });
  });

  it('that insert before and change the same paragraph are merged', () => {
    const merged = mergeValues(story(ONE), story('Before.', ONE), story(`${ONE} Early!`));
    expect(merged).toMatchObject({ isInConflict: false, mine: story('Before.', `${ONE} Early!`) });
  });

  it('in one map and another, or in the places of a map and the text, are merged', () => {
    const maps = mergeValues(doc(map('ab'), map('cd')), doc(map('cd')), doc(map('ab'), map('cde')));
    expect(maps).toMatchObject({ isInConflict: false, mine: doc(map('cde')) });
    const rewritten = mergeValues(doc(map('ab'), map('cd')), doc(map('cde')), doc(map('ab'), map('cd', 'x')));
    expect(rewritten).toMatchObject({
      isInConflict: true,
      mine: doc(map('cde')),
      theirs: doc(map('cd', 'x')),
    });
    const one = [paragraph(ONE), map('ab')];
    const beside = mergeValues(doc(...one), doc(paragraph(ONE), map('bac')), doc(paragraph(TWO), map('ab')));
    expect(beside).toMatchObject({ isInConflict: false, mine: doc(paragraph(TWO), map('bac')) });
    const both = mergeValues(doc(map('ab')), doc(map('abc')), doc(map('ab', 'Day one')));
    expect(both).toMatchObject({ isInConflict: true, mine: doc(map('abc')) });
  });

  it('join the photos of a gallery; two captions of one photo are in conflict', () => {
    const joined = mergeValues(doc(gallery('a')), doc(gallery('a', 'b')), doc(gallery('a', 'c')));
    expect(joined).toMatchObject({ isInConflict: false, mine: doc(gallery('a', 'c', 'b')) });
    const captions = mergeValues(doc(image('a')), doc(image('a', 'Mine')), doc(image('a', 'Theirs')));
    expect(captions).toMatchObject({ isInConflict: true, mine: doc(image('a', 'Mine')) });
  });

  it('that begin an empty story are both kept', () => {
    expect(mergeValues(undefined, story('Mine.'), story('Theirs.'))).toMatchObject({
      isInConflict: false,
      mine: story('Theirs.', 'Mine.'),
    });
  });

  it('lose no word without a question, in any order', () => {
    // Words of one story differ, so that each can be found again.
    const act = fc.record({ at: fc.nat(5), what: fc.constantFrom('change', 'insert', 'remove') });
    const start = Array.from({ length: 6 }, (_, index) => `The paragraph of the number ${index}.`);
    const after = (acts: readonly { at: number; what: string }[], side: string) => {
      const texts = start.map((text) => [text]);
      for (const [turn, { at, what }] of acts.entries()) {
        const word = `${side}${turn}`;
        if (what === 'change') texts[at] = [`${texts[at]?.[0] ?? ''} ${word}`.trim()];
        else if (what === 'insert') texts[at] = [...(texts[at] ?? []), word];
        else texts[at] = [];
      }
      return texts.flat();
    };
    fc.assert(
      fc.property(fc.array(act, { maxLength: 5 }), fc.array(act, { maxLength: 5 }), (ours, others) => {
        const [mine, theirs] = [after(ours, 'm'), after(others, 't')];
        const merged = mergeValues(story(...start), story(...mine), story(...theirs));
        const has = (value: unknown, word: string) => String(value).includes(word);
        for (const word of mine.join(' ').match(/m\d/g) ?? []) expect(has(merged.mine, word)).toBe(true);
        for (const word of theirs.join(' ').match(/t\d/g) ?? []) expect(has(merged.theirs, word)).toBe(true);
        if (!merged.isInConflict) expect(merged.mine).toEqual(merged.theirs);
        // The order of the sides decides nothing but the order of insertions at one place.
        const reverse = mergeValues(story(...start), story(...theirs), story(...mine));
        expect(reverse.isInConflict).toBe(merged.isInConflict);
      }),
      { numRuns: 300 },
    );
  });

  it('that rewrite everything are in conflict as a whole', () => {
    const texts = (side: string) => Array.from({ length: 1_500 }, (_, turn) => `${side} ${turn}`);
    const [base, mine, theirs] = ['b', 'm', 't'].map((side) => story(...texts(side)));
    expect(mergeValues(base, mine, theirs)).toEqual({ mine, theirs, isInConflict: true });
  });
});

describe('two changes of one list', () => {
  const [A, B, C] = ['a', 'b', 'c'].map((letter) => examplePhoto(letter));

  it('keep the additions and removals of both', () => {
    expect(mergeValues([A], [A, B], [A, C])).toMatchObject({ isInConflict: false, mine: [A, C, B] });
    expect(mergeValues(['x', 'y'], ['y', 'mine'], ['x'])).toMatchObject({
      isInConflict: false,
      mine: ['mine'],
    });
  });

  it('merge the fields of one entry, and only the same field is in conflict', () => {
    const english = { ...A, alt: { en: 'A lake' } };
    const french = { ...A, alt: { fr: 'Un lac' } };
    const plain = { ...A, alt: {} };
    expect(mergeValues([plain], [english], [french])).toMatchObject({
      isInConflict: false,
      mine: [{ ...A, alt: { en: 'A lake', fr: 'Un lac' } }],
    });
    const other = { ...A, alt: { en: 'A pond' } };
    expect(mergeValues([plain], [english], [other])).toEqual({
      isInConflict: true,
      mine: [english],
      theirs: [other],
    });
  });
});

it('two changes of any other value are in conflict as a whole', () => {
  for (const [base, mine, theirs] of [
    ['A', 'B', 'C'],
    [undefined, { lat: 1, lng: 2 }, { lat: 1, lng: 3 }],
    [[1], [2], 'none'],
    ['{', '}', '['],
  ])
    expect(mergeValues(base, mine, theirs)).toEqual({ mine, theirs, isInConflict: true });
});
