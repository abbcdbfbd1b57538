import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { MAX_TAGS } from '@waymark/model/entities/tags';
import { titleOfCopy } from '@waymark/model/entities/title';
import { WORK_STATES, type WorkState, work as workSchema } from '@waymark/model/entities/work';
import { summaryOf } from '@waymark/model/entities/work-summary';
import { doc, getDoc, serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { projectWrites } from '../../web/src/live/writes/project-writes.ts';
import { withWork } from '../../web/src/live/writes/work-transaction.ts';
import { WorkGone, workWrites } from '../../web/src/live/writes/work-writes.ts';
import { type Actor, OWNER } from './actors.ts';
import { idOf, project, publication, work } from './examples.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';
import { assertAllowed, assertDenied } from './verdicts.ts';

/* What the workspace does with works and projects, with the web's own code, under the rules. */

const DAY = 86_400_000;
const TO_COME = Date.UTC(2099, 0, 1);
const TRASHED = idOf('t');
const LONG_TRASHED = idOf('l');
const MISSED = idOf('m');
const PROJECT = idOf('k');

const idIn = (state: WorkState) => state.padEnd(20, '0');
const data = (changes: object) => stored.encode({ ...work, ...changes }, 'id');
const WORKS = `users/${OWNER}/works`;

const as = underRules({
  ...Object.fromEntries(
    WORK_STATES.map((state) => [
      `${WORKS}/${idIn(state)}`,
      data({ ...publication, state, ...(state === 'scheduled' && { publishAt: TO_COME }) }),
    ]),
  ),
  [`${WORKS}/${TRASHED}`]: data({ deletedAt: Date.now() - DAY }),
  [`${WORKS}/${LONG_TRASHED}`]: data({ deletedAt: Date.now() - 31 * DAY }),
  [`${WORKS}/${MISSED}`]: data({ publishAt: 0 }),
  [`projects/${project.id}`]: stored.encode(project, 'id'),
});

let works: ReturnType<typeof workWrites>;
let projects: ReturnType<typeof projectWrites>;

function signIn(actor: Actor) {
  works = workWrites(as(actor));
  projects = projectWrites(as(actor));
}

beforeEach(() => signIn('the owner'));

async function read(id: string) {
  const snapshot = await getDoc(doc(as('the owner'), `${WORKS}/${id}`));
  return workSchema.parse(stored.decode(snapshot.data() ?? {}, { field: 'id', value: id }));
}

test.each(PUBLISHED_KINDS)('a creator makes an empty %s', async (kind) => {
  const id = await assertAllowed(works.createWork(OWNER, kind));
  expect(await read(id)).toMatchObject({ kind, state: 'draft', revision: 1, content: { title: {} } });
});

test('a work that is created in a project belongs to it', async () => {
  const projectId = 'p'.repeat(20);
  const id = await assertAllowed(works.createWork(OWNER, 'pin', {}, projectId));
  expect((await read(id)).projectId).toBe(projectId);
});

test.each(WORK_STATES)(
  'a copy of a work that is %s is a draft of its own, with the same content',
  async (state) => {
    const id = idIn(state);
    await works.moveWork(OWNER, id, PROJECT);
    const before = await read(id);
    const copy = await read(await assertAllowed(works.duplicateWork(OWNER, id)));
    expect(copy.id).not.toBe(id);
    expect(copy).toEqual({
      id: copy.id,
      kind: before.kind,
      state: 'draft',
      revision: 1,
      content: { ...before.content, title: titleOfCopy(summaryOf(before).title) },
      projectId: PROJECT,
      createdAt: copy.createdAt,
      updatedAt: copy.createdAt,
    });
    expect(await read(id)).toEqual(before);
  },
);

test('an empty work is deleted for good if it is still empty; a work that was written in or was public stays', async () => {
  const exists = async (id: string) => (await getDoc(doc(as('the owner'), `${WORKS}/${id}`))).exists();
  const id = await works.createWork(OWNER, 'pin');
  await assertAllowed(works.discardWork(OWNER, id, () => false));
  expect(await exists(id)).toBe(true);
  await assertAllowed(works.discardWork(OWNER, id, () => true));
  expect(await exists(id)).toBe(false);
  await works.discardWork(OWNER, id, () => true);

  const written = await works.createWork(OWNER, 'pin');
  await works.tagWork(OWNER, written, { add: ['new'], remove: [] });
  for (const kept of [written, ...WORK_STATES.map(idIn)]) {
    await works.discardWork(OWNER, kept, () => true);
    expect(await exists(kept)).toBe(true);
  }
});

describe.each(WORK_STATES)('a creator can change a work that is %s', (state) => {
  const id = idIn(state);

  test('to the trash and back, unchanged; a second request changes nothing', async () => {
    expect(await assertAllowed(works.trashWork(OWNER, id))).toMatchObject({ state, revision: 1 });
    await works.trashWork(OWNER, id);
    const inTrash = await read(id);
    expect(inTrash).toMatchObject({ state, revision: 2 });
    expect(inTrash.deletedAt).toBeGreaterThan(Date.now() - 60_000);
    await assertAllowed(works.restoreWork(OWNER, id));
    await works.restoreWork(OWNER, id);
    const { revision, updatedAt: _, ...restored } = await read(id);
    expect(revision).toBe(3);
    expect(restored).not.toHaveProperty('deletedAt');
    expect(restored.state).toBe(state);
  });

  test('to the archive, without its scheduled time, and back as a draft', async () => {
    await assertAllowed(works.archiveWork(OWNER, id));
    const archived = await read(id);
    expect(archived.state).toBe('archived');
    expect(archived).not.toHaveProperty('publishAt');
    await assertAllowed(works.unarchiveWork(OWNER, id));
    expect((await read(id)).state).toBe('draft');
  });

  test('to another project, and out of it; its publication stays unchanged', async () => {
    await assertAllowed(works.moveWork(OWNER, id, PROJECT));
    expect(await read(id)).toMatchObject({ state, projectId: PROJECT });
    await assertAllowed(works.moveWork(OWNER, id, undefined));
    expect(await read(id)).not.toHaveProperty('projectId');
  });

  test('to other tags, which is an edit', async () => {
    await assertAllowed(works.tagWork(OWNER, id, { add: ['new', 'museum'], remove: ['art'] }));
    const tagged = await read(id);
    expect(tagged.content['tags']).toEqual(['museum', 'new']);
    expect(tagged.state).toBe(state === 'published' ? 'changed' : state);
    await works.tagWork(OWNER, id, { add: ['new'], remove: ['art'] });
    expect((await read(id)).revision).toBe(tagged.revision);
  });
});

test('a work that could not be published at its time can be archived', async () => {
  await assertAllowed(works.archiveWork(OWNER, MISSED));
  expect(await read(MISSED)).not.toHaveProperty('publishAt');
});

test.each(['draft', 'scheduled', 'changed'] as const)(
  'a work that is %s is scheduled, rescheduled and taken back; its publication stays unchanged',
  async (state) => {
    const id = idIn(state);
    await assertAllowed(works.scheduleWork(OWNER, id, TO_COME + DAY));
    await works.scheduleWork(OWNER, id, TO_COME + DAY);
    expect(await read(id)).toMatchObject({ state: 'scheduled', publishAt: TO_COME + DAY, revision: 2 });
    await assertAllowed(works.scheduleWork(OWNER, id, TO_COME));
    expect((await read(id)).publishAt).toBe(TO_COME);
    await assertAllowed(works.unscheduleWork(OWNER, id));
    await works.unscheduleWork(OWNER, id);
    const after = await read(id);
    expect(after).toMatchObject({ state: 'changed', revision: 4 });
    expect(after).not.toHaveProperty('publishAt');
  },
);

test('a work that was never public becomes a draft when it is taken back; one that could not be published is rescheduled', async () => {
  const id = await works.createWork(OWNER, 'pin');
  await assertAllowed(works.scheduleWork(OWNER, id, TO_COME));
  await assertAllowed(works.unscheduleWork(OWNER, id));
  expect((await read(id)).state).toBe('draft');
  await assertAllowed(works.scheduleWork(OWNER, MISSED, TO_COME));
  expect((await read(MISSED)).publishAt).toBe(TO_COME);
});

test.each(['draft', 'changed'] as const)(
  'a work that is %s is scheduled until it is taken back',
  async (state) => {
    await assertAllowed(works.scheduleWork(OWNER, idIn(state), TO_COME));
    await works.scheduleWork(OWNER, idIn(state), TO_COME);
    expect(await read(idIn(state))).toMatchObject({ state: 'scheduled', publishAt: TO_COME, revision: 2 });
    await assertAllowed(works.unscheduleWork(OWNER, idIn(state)));
    const again = await read(idIn(state));
    // The examples are all public.
    expect(again.state).toBe('changed');
    expect(again).not.toHaveProperty('publishAt');
  },
);

test('tags beyond a work’s limit are left out', async () => {
  const add = Array.from({ length: MAX_TAGS + 5 }, (_, index) => `tag ${index}`);
  await assertAllowed(works.tagWork(OWNER, idIn('draft'), { add, remove: [] }));
  expect((await read(idIn('draft'))).content['tags']).toHaveLength(MAX_TAGS);
});

test('a work that was too long in the trash cannot be restored', async () => {
  await assertAllowed(works.restoreWork(OWNER, TRASHED));
  await assertDenied(works.restoreWork(OWNER, LONG_TRASHED));
});

test('changes at the same time are all applied', async () => {
  const id = idIn('draft');
  await assertAllowed(
    Promise.all([
      works.tagWork(OWNER, id, { add: ['one'], remove: [] }),
      works.tagWork(OWNER, id, { add: ['two'], remove: [] }),
      works.moveWork(OWNER, id, PROJECT),
    ]),
  );
  const { content, projectId, revision } = await read(id);
  expect({ projectId, revision }).toEqual({ projectId: PROJECT, revision: 4 });
  expect(content['tags']).toEqual(expect.arrayContaining(['one', 'two']));
});

test('of two writers at the same time, the second writes on the result of the first', async () => {
  const id = idIn('published');
  const answers = await assertAllowed(
    Promise.all(
      ['One', 'Two'].map((en) =>
        withWork(as('the owner'), OWNER, id, (found, { transaction, ref }) => {
          const revision = (found?.revision ?? 0) + 1;
          const edit = { state: 'changed', revision, updatedAt: serverTimestamp(), 'content.title': { en } };
          transaction.update(ref, edit);
          return revision;
        }),
      ),
    ),
  );
  expect(answers.toSorted()).toEqual([2, 3]);
  expect(await read(id)).toMatchObject({ state: 'changed', revision: 3 });
});

test('a work that was deleted elsewhere is reported as missing', async () => {
  await expect(works.trashWork(OWNER, idOf('0'))).rejects.toThrow(WorkGone);
  await expect(works.duplicateWork(OWNER, idOf('0'))).rejects.toThrow(WorkGone);
});

test('another creator cannot change anything of a work', async () => {
  signIn('another creator');
  await assertDenied(works.createWork(OWNER, 'pin'));
  await assertDenied(works.duplicateWork(OWNER, idIn('draft')));
  await assertDenied(works.trashWork(OWNER, idIn('draft')));
  await assertDenied(projects.saveProject(OWNER, project.id, { title: 'Mine' }));
  await assertDenied(projects.deleteProject(project.id));
});

test('a creator makes, renames and deletes a project', async () => {
  const id = await assertAllowed(projects.createProject(OWNER, { title: 'Corsica', goal: 'Ten beaches' }));
  const readProject = async () => (await getDoc(doc(as('the owner'), `projects/${id}`))).data();
  expect(await readProject()).toEqual({ ownerId: OWNER, title: 'Corsica', goal: 'Ten beaches' });
  await assertAllowed(projects.saveProject(OWNER, id, { title: 'Sardinia' }));
  expect(await readProject()).toEqual({ ownerId: OWNER, title: 'Sardinia' });
  await assertAllowed(projects.deleteProject(id));
  await assertDenied(getDoc(doc(as('the owner'), `projects/${id}`)));
});
