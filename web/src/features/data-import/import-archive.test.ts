import { ARCHIVE_FILES } from '@waymark/model/archive/archive';
import { referredIn, rewriteContent } from '@waymark/model/archive/rewrite-content';
import { PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import type { ListEntry } from '@waymark/model/entities/list';
import type { Work } from '@waymark/model/entities/work';
import { newId } from '@waymark/model/ids';
import {
  EXAMPLE_INSTANT,
  EXAMPLE_UID,
  exampleContent,
  exampleCreator,
  exampleDocument,
  exampleList,
  exampleListHeading,
  exampleListItem,
  examplePhoto,
  exampleProject,
} from '@waymark/model/testing/examples';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type ImportReport, importArchive } from './import-archive.ts';
import { readArchive } from './read-archive.ts';
import { zipOf } from './testing/make-archive.ts';
import { MemoryTarget } from './testing/memory-target.ts';

const NEW_UID = 'uid_of-Noa-Martin_0000000000';
const photo = examplePhoto();
const photoId = photo.path.slice(photo.path.lastIndexOf('/') + 1);

/** A work of an example account. */
function aWork(kind: PublishedKind, fields: Partial<Work> = {}, content: object = {}): Work {
  return {
    id: newId(),
    kind,
    state: 'draft',
    revision: 3,
    content: { ...exampleContent(kind), photos: [photo], coverPath: photo.path, ...content },
    createdAt: EXAMPLE_INSTANT,
    updatedAt: EXAMPLE_INSTANT,
    ...fields,
  };
}

const published = (publicId: string) => ({
  state: 'published' as const,
  publicId,
  version: 1,
  publishedRevision: 3,
});

interface Account {
  works: Work[];
  lists?: { id: string; items: ListEntry[] }[];
  files?: Record<string, unknown>;
}

async function archiveOf({ works, lists = [], files = {} }: Account) {
  const zip = await zipOf({
    [ARCHIVE_FILES.works]: works,
    [ARCHIVE_FILES.lists]: lists.map(({ id, items }) => ({ list: { ...exampleList(), id }, items })),
    [`photos/${photoId}.png`]: 'the bytes',
    ...files,
  });
  return readArchive(zip);
}

const quiet = { onProgress: () => {}, signal: new AbortController().signal };
const run = async (account: Account, target: MemoryTarget, options = quiet): Promise<ImportReport> =>
  importArchive(await archiveOf(account), target, options);

/** The only work of a kind. */
function only(target: MemoryTarget, kind: PublishedKind): Work {
  const [work, ...others] = [...target.works.values()].filter((one) => one.kind === kind);
  if (work === undefined || others.length > 0) throw new Error(`There are ${others.length + 1} of ${kind}`);
  return work;
}

describe('an import', () => {
  test('brings works with their photos, and publishes what was public, with references to the new pages', async () => {
    const [area, destination, poi, list] = [newId(), newId(), newId(), newId()];
    const target = new MemoryTarget(NEW_UID);
    // In no useful order.
    const works = [
      aWork('post', published(newId()), {
        places: [
          { kind: 'poi', id: poi },
          { kind: 'list', id: list },
        ],
      }),
      aWork('pin', {}, { poiId: poi }),
      aWork('poi', published(poi), { destinationId: destination }),
      aWork('destination', published(destination), { areaIds: [area] }),
      aWork('area', published(area)),
    ];
    const items = [exampleListHeading(), { ...exampleListItem(), kind: 'poi' as const, id: poi }];
    const report = await run({ works, lists: [{ id: list, items }] }, target);
    expect(report).toEqual({ works: 5, photos: 1, lists: 1, there: 0, problems: [] });

    const newPoi = only(target, 'poi').publicId ?? '';
    expect(target.published.has(newPoi)).toBe(true);
    expect(newPoi).not.toBe(poi);
    expect(only(target, 'poi').content['destinationId']).toBe(only(target, 'destination').publicId);
    expect(only(target, 'destination').content['areaIds']).toEqual([only(target, 'area').publicId]);
    expect(only(target, 'pin')).toMatchObject({ state: 'draft', content: { poiId: newPoi } });
    const [[newList = '', newItems = new Map()] = []] = target.items;
    expect(only(target, 'post').content['places']).toEqual([
      { kind: 'poi', id: newPoi },
      { kind: 'list', id: newList },
    ]);
    expect([...newItems.values()]).toMatchObject([exampleListHeading(), { kind: 'poi', id: newPoi }]);
    const [[newPhoto = '', bytes] = []] = target.photos;
    expect(bytes).toBe('image/png the bytes');
    expect(only(target, 'area').content).toMatchObject({
      coverPath: `photos/${NEW_UID}/${newPhoto}`,
      photos: [{ ...photo, path: `photos/${NEW_UID}/${newPhoto}` }],
    });
  });

  test('brings a photo with its edit', async () => {
    const target = new MemoryTarget(NEW_UID);
    const edit = { of: newId(), left: 0, top: 20, width: 300, height: 200, turns: 1 };
    const { width, height, thumbhash } = photo;
    const record = { id: photoId, generation: '1', createdAt: EXAMPLE_INSTANT, state: 'ready' };
    const other = { ...record, id: newId(), width, height, thumbhash };
    const photos = [{ ...record, width, height, thumbhash, edit }, other, { id: 'broken' }];
    await run({ works: [aWork('pin')], files: { [ARCHIVE_FILES.photos]: photos } }, target);
    expect([...target.edits.values()]).toEqual([{ ...edit, createdAt: EXAMPLE_INSTANT }]);
    expect([...target.edits.keys()]).toEqual([...target.photos.keys()]);
  });

  test('a second time creates nothing twice', async () => {
    const target = new MemoryTarget(NEW_UID);
    const poi = newId();
    const works = [aWork('poi', published(poi)), aWork('pin', {}, { poiId: poi })];
    const account = { works, lists: [{ id: newId(), items: [{ ...exampleListItem(), id: poi }] }] };
    await run(account, target);
    const before = structuredClone([target.works, target.items, target.photos]);
    expect(await run(account, target)).toEqual({ works: 0, photos: 0, lists: 0, there: 4, problems: [] });
    expect([target.works, target.items, target.photos]).toEqual(before);
  });

  test('into the account it comes from restores what is missing', async () => {
    const target = new MemoryTarget(EXAMPLE_UID);
    const work = aWork('marker');
    await run({ works: [work] }, target);
    expect(only(target, 'marker').content).toEqual(work.content);
    expect([...target.works.keys()]).toEqual([work.id]);
  });

  test('keeps states: scheduled, archived, in the trash, and public with later edits', async () => {
    const publicId = newId();
    const later = Date.UTC(2099, 0, 1);
    const works = [
      aWork('poi', { state: 'scheduled', publishAt: later }),
      aWork('area', { state: 'archived' }),
      aWork('destination', { deletedAt: EXAMPLE_INSTANT }),
      aWork('marker', { ...published(publicId), state: 'changed' }, { label: { en: 'New' } }),
      aWork('pin', { ...published(newId()), state: 'changed' }),
    ];
    const shown = {
      ...exampleContent('marker'),
      id: publicId,
      label: { en: 'Old' },
      cover: photo,
      photos: [photo],
    };
    const target = new MemoryTarget(NEW_UID);
    const report = await run({ works, files: { 'public/markers.json': [shown] } }, target);
    expect(only(target, 'poi')).toMatchObject({ state: 'scheduled', publishAt: later });
    expect(only(target, 'area').state).toBe('archived');
    expect(only(target, 'destination').deletedAt).toBeGreaterThan(0);
    expect(only(target, 'marker')).toMatchObject({ state: 'changed', content: { label: { en: 'New' } } });
    expect([...target.published.values()]).toMatchObject([{ label: { en: 'Old' } }]);
    // Its public version is not in the archive.
    expect(only(target, 'pin').state).toBe('draft');
    expect(report.problems.map(({ problem }) => problem)).toEqual(['not-published']);
  });

  test('keeps every word of a pin that was public with a summary, and that has one in an older archive', async () => {
    const publicId = newId();
    const former = { summary: { en: 'A port.' }, note: { en: 'Come late.' } };
    const works = [aWork('pin', { ...published(publicId), state: 'changed' }, former)];
    const document = exampleDocument('pin');
    const shown = { ...document, id: publicId, cover: photo, photos: [photo] };
    const target = new MemoryTarget(NEW_UID);
    await run({ works, files: { 'public/pins.json': [shown] } }, target);
    const [publicContent] = [...target.published.values()];
    expect(publicContent).toMatchObject({ note: { en: 'A city that faces the sea.\n\nCome early.' } });
    expect(publicContent).not.toHaveProperty('summary');
    expect(only(target, 'pin').content).toMatchObject({ note: { en: 'A port.\n\nCome late.' } });
  });

  test('fills the profile where it is empty, and brings projects', async () => {
    const target = new MemoryTarget(NEW_UID);
    target.profile = { ...exampleCreator(), bio: { en: 'Mine' }, avatar: null, cover: null, links: [] };
    const project = exampleProject();
    const theirs = { ...exampleCreator(), bio: { en: 'Theirs', fr: 'Le sien' }, avatar: photo };
    const works = [aWork('pin', { projectId: project.id })];
    await run(
      { works, files: { [ARCHIVE_FILES.profile]: theirs, [ARCHIVE_FILES.projects]: [project] } },
      target,
    );
    expect(target.profile).toMatchObject({
      bio: { en: 'Mine', fr: 'Le sien' },
      avatar: { path: expect.stringContaining(NEW_UID) },
      links: theirs.links,
    });
    const [[projectId] = []] = target.projects;
    expect(only(target, 'pin').projectId).toBe(projectId);
  });

  test('by a member who is no creator brings lists alone', async () => {
    const target = new MemoryTarget(NEW_UID);
    target.isCreator = false;
    const report = await run({ works: [aWork('pin')], lists: [{ id: newId(), items: [] }] }, target);
    expect(report).toMatchObject({ works: 0, photos: 0, lists: 1, problems: [] });
    expect(target.works.size).toBe(0);
  });

  test('says what could not be imported, and goes on', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const target = new MemoryTarget(NEW_UID);
    const missing = { ...photo, path: `photos/${EXAMPLE_UID}/${newId()}` };
    const works = [
      aWork('pin', {}, { photos: [missing], coverPath: missing.path }),
      aWork('marker', published(newId())),
    ];
    let writes = 0;
    target.beforeWrite = () => {
      // The photo, and one of the works.
      if (++writes <= 2) throw new Error('no connection');
    };
    const report = await run({ works }, target);
    expect(report.problems.map(({ problem }) => problem).toSorted()).toEqual([
      'photo',
      'photo-missing',
      'work',
    ]);
    expect(target.works.size).toBe(1);
    expect(report.problems.find(({ problem }) => problem === 'work')?.title).toBeDefined();
  });
});

test('an import that is interrupted anywhere and repeated ends as one that is not', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const publicIds = Object.fromEntries(PUBLISHED_KINDS.map((kind) => [kind, newId()]));
  const list = newId();
  const works = PUBLISHED_KINDS.map((kind, index) =>
    aWork(kind, index % 3 === 1 ? {} : published(publicIds[kind] ?? ''), {
      ...(kind === 'pin' && { poiId: publicIds['poi'] }),
      ...(kind === 'poi' && { destinationId: publicIds['destination'] }),
    }),
  );
  const items = Array.from({ length: 5 }, () => ({
    ...exampleListItem(),
    itemId: newId(),
    id: publicIds['poi'] ?? '',
  }));
  const archive = await archiveOf({ works, lists: [{ id: list, items }] });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 3 }), async (stops) => {
      const target = new MemoryTarget(NEW_UID);
      for (const stop of stops) {
        const controller = new AbortController();
        let writes = 0;
        target.beforeWrite = () => {
          if (++writes < stop) return;
          controller.abort();
          throw new Error('stopped');
        };
        await importArchive(archive, target, { onProgress: () => {}, signal: controller.signal }).catch(
          () => {},
        );
      }
      target.beforeWrite = () => {};
      const { problems } = await importArchive(archive, target, quiet);
      expect(problems).toEqual([]);
      expect(target.works.size).toBe(works.length);
      expect(target.photos.size).toBe(1);
      for (const work of works) {
        const made = only(target, work.kind);
        expect([made.kind, made.state]).toEqual([work.kind, work.state]);
        // The same content, up to names.
        const names = { item: () => 'item', photo: () => 'photo' };
        expect(rewriteContent(made.content, names)).toEqual(rewriteContent(work.content, names));
        for (const id of referredIn(made.content)) expect(Object.values(publicIds)).not.toContain(id);
      }
      const [made] = target.items.values();
      expect([...(made?.keys() ?? [])].toSorted()).toEqual(items.map(({ itemId }) => itemId).toSorted());
    }),
    { numRuns: 60 },
  );
});
