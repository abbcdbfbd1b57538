import { creator as creatorSchema } from '@waymark/model/entities/creator';
import { POINT_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import { PUBLIC_SCHEMAS } from '@waymark/model/entities/public-document';
import { expect, it } from 'vitest';
import { demoContent } from '../demo-content.ts';
import { placesByPopulation } from './places.ts';
import { type ScaleSource, scaleDocument } from './scale-document.ts';
import { scaleTemplates } from './templates.ts';

const demo = await demoContent('https://identity.example/');
const creators = demo.creators.documents
  .filter(({ path }) => path.startsWith('creators/'))
  .map(({ path, fields }) => creatorSchema.parse({ ...fields, id: path.slice('creators/'.length) }));
const source: ScaleSource = {
  templates: scaleTemplates(demo.works, creators),
  places: placesByPopulation([
    { name: 'Llanfairpwllgwyngyll', population: 3_107, position: { lat: 53.2236, lng: -4.2 } },
    { name: 'Suva', population: 77_366, position: { lat: -18.1416, lng: 178.4415 } },
    { name: 'Tōkyō', population: 8_336_599, position: { lat: 35.6895, lng: 139.6917 } },
  ]),
};
const documents = Array.from({ length: 2_000 }, (_, index) => scaleDocument(index, source));

it('writes documents that their schemas accept', () => {
  for (const document of documents) {
    expect(PUBLIC_SCHEMAS[document.kind].safeParse(document).error).toBeUndefined();
  }
});

it('gives the same documents every time, each with an id of its own', () => {
  expect(documents.slice(0, 50)).toEqual(
    Array.from({ length: 50 }, (_, index) => scaleDocument(index, source)),
  );
  expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
});

it('keeps the proportions of the demo content', () => {
  const share = (kinds: readonly PublishedKind[], kind: PublishedKind) =>
    kinds.filter((other) => other === kind).length / kinds.length;
  const drawn = documents.map(({ kind }) => kind);
  const model = source.templates.map(({ written }) => written.kind);
  for (const kind of POINT_KINDS) expect(share(drawn, kind)).toBeCloseTo(share(model, kind), 1);
});

it('has the byline of the creator’s own record', () => {
  for (const document of documents) {
    const creator = creators.find(({ id }) => id === document.creatorId);
    expect(document.ownerId).toBe(creator?.userId);
    expect(document.byline).toEqual({
      name: creator?.name,
      handle: creator?.handle,
      avatar: creator?.avatar,
    });
  }
});
