import { TRASH_DAYS, WORK_STATES, type WorkState } from '@waymark/model/entities/work';
import { newId } from '@waymark/model/ids';
import { deleteField, doc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { OWNER } from './actors.ts';
import { idOf, publication, WRITTEN_AT, work } from './examples.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';
import { assertAllowed, assertDenied } from './verdicts.ts';

/** The states that an owner may give, with an edit, to a work that is or was public; publishing itself is a function's. */
const NEXT_STATES: Record<WorkState, readonly WorkState[]> = {
  draft: ['draft', 'scheduled', 'archived'],
  scheduled: ['scheduled', 'changed', 'archived'],
  published: ['changed', 'archived'],
  changed: ['changed', 'scheduled', 'archived'],
  archived: ['archived', 'draft'],
};

const TO_COME = Date.UTC(2099, 0, 1);
const OVERDUE = idOf('v');
const TRASHED = idOf('w');
const LONG_TRASHED = idOf('x');
const NEW_SCHEDULED = idOf('y');
const MISSED = idOf('z');
const DAY = 86_400_000;
const YESTERDAY = Date.now() - DAY;

const pathOf = (state: WorkState) => `users/${OWNER}/works/${state.padEnd(20, '0')}`;
const data = (changes: object) => stored.encode({ ...work, ...changes }, 'id');

const as = underRules({
  ...Object.fromEntries(
    WORK_STATES.map((state) => [
      pathOf(state),
      data({ ...publication, state, ...(state === 'scheduled' && { publishAt: TO_COME }) }),
    ]),
  ),
  [`users/${OWNER}/works/${OVERDUE}`]: data({ state: 'scheduled', publishAt: WRITTEN_AT }),
  [`users/${OWNER}/works/${TRASHED}`]: data({ ...publication, state: 'published', deletedAt: YESTERDAY }),
  [`users/${OWNER}/works/${LONG_TRASHED}`]: data({ deletedAt: Date.now() - (TRASH_DAYS + 1) * DAY }),
  [`users/${OWNER}/works/${NEW_SCHEDULED}`]: data({ state: 'scheduled', publishAt: TO_COME }),
  [`users/${OWNER}/works/${MISSED}`]: data({ state: 'draft', publishAt: WRITTEN_AT }),
});

function update(path: string, changes: object) {
  return updateDoc(doc(as('the owner'), path), { revision: 2, updatedAt: serverTimestamp(), ...changes });
}

const timeFor = (state: WorkState) => (state === 'scheduled' ? Timestamp.fromMillis(TO_COME) : deleteField());

describe.each(WORK_STATES)('a work in state %s', (from) => {
  for (const to of WORK_STATES) {
    const can = NEXT_STATES[from].includes(to);
    test(`the owner ${can ? 'can' : 'cannot'} edit a work from ${from} to ${to}`, async () => {
      const edit = update(pathOf(from), { state: to, publishAt: timeFor(to), 'content.tags': ['new'] });
      await (can ? assertAllowed(edit) : assertDenied(edit));
    });
  }

  test(`the owner can move a work that is ${from} to another project`, () =>
    assertAllowed(update(pathOf(from), { projectId: idOf('k') })));

  test(`the owner can take a work that is ${from} out of its project`, () =>
    assertAllowed(update(pathOf(from), { projectId: deleteField() })));

  test(`the owner can move a work that is ${from} to the trash`, () =>
    assertAllowed(update(pathOf(from), { deletedAt: serverTimestamp() })));
});

describe('a scheduled work that was never public', () => {
  const path = `users/${OWNER}/works/${NEW_SCHEDULED}`;

  test('the owner can make it a draft again', () =>
    assertAllowed(update(path, { state: 'draft', publishAt: deleteField() })));

  test('the owner cannot mark it as public', () =>
    assertDenied(update(path, { state: 'changed', publishAt: deleteField() })));
});

describe('the trash', () => {
  const path = `users/${OWNER}/works/${TRASHED}`;
  const longGone = `users/${OWNER}/works/${LONG_TRASHED}`;

  test('the owner can take a work out of the trash', () =>
    assertAllowed(update(path, { deletedAt: deleteField() })));

  test('the owner cannot take a work out of the trash when it is being purged', () =>
    assertDenied(update(longGone, { deletedAt: deleteField() })));

  test('the owner cannot restart the time of a work in the trash with an instant of their own', () =>
    assertDenied(update(longGone, { deletedAt: Timestamp.fromMillis(YESTERDAY) })));

  test('the owner can move a work that is in the trash to another project', () =>
    assertAllowed(update(path, { projectId: idOf('k') })));

  test('the owner cannot postpone the purge of a work', () =>
    assertDenied(update(path, { deletedAt: Timestamp.fromMillis(TO_COME) })));
});

describe('the scheduled time of a work', () => {
  const create = (changes: object) =>
    setDoc(doc(as('the owner'), `users/${OWNER}/works/${newId()}`), {
      ...data(changes),
      createdAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
    });
  const overdue = `users/${OWNER}/works/${OVERDUE}`;

  test('the owner can create a work that is scheduled for a future time', () =>
    assertAllowed(create({ state: 'scheduled', publishAt: TO_COME })));

  test.each([
    ['for no time', { state: 'scheduled' }],
    ['for a time that is null', { state: 'scheduled', publishAt: null }],
    ['for a time as text', { state: 'scheduled', publishAt: '2099-01-01' }],
    ['for a time before 1970', { state: 'scheduled', publishAt: Timestamp.fromMillis(-1) }],
    ['for a time, but a draft', { state: 'draft', publishAt: TO_COME }],
    ['for a time that is null, but a draft', { state: 'draft', publishAt: null }],
  ])('the owner cannot create a work that is scheduled %s', (_, changes) => assertDenied(create(changes)));

  // As an editor does that comes online too late.
  test('the owner can create a work that is scheduled for a time that has passed', () =>
    assertAllowed(create({ state: 'scheduled', publishAt: WRITTEN_AT })));

  test('the owner can edit a scheduled work whose time has come', () =>
    assertAllowed(update(overdue, { 'content.tags': ['late'] })));

  test('the owner can postpone a scheduled work', () =>
    assertAllowed(update(overdue, { publishAt: Timestamp.fromMillis(TO_COME) })));

  test('the owner can schedule a work for another time that has passed', () =>
    assertAllowed(update(overdue, { publishAt: Timestamp.fromMillis(WRITTEN_AT + 1) })));

  test('the owner cannot keep a work scheduled without a time', () =>
    assertDenied(update(overdue, { publishAt: deleteField() })));

  test('the owner cannot leave a time in a draft', () => assertDenied(update(overdue, { state: 'draft' })));

  describe('the time of a failed publication', () => {
    const missed = `users/${OWNER}/works/${MISSED}`;

    test('stays while the owner edits the draft', () =>
      assertAllowed(update(missed, { 'content.tags': ['better'] })));

    test('stays while the owner moves the draft to the trash', () =>
      assertAllowed(update(missed, { deletedAt: serverTimestamp() })));

    test('is removed when the owner dismisses it', () =>
      assertAllowed(update(missed, { publishAt: deleteField() })));

    test('counts again when the owner schedules the draft unchanged', () =>
      assertAllowed(update(missed, { state: 'scheduled' })));

    test.each([
      ['another', Timestamp.fromMillis(TO_COME)],
      ['null', null],
    ])('cannot become %s while the work is a draft', (_, publishAt) =>
      assertDenied(update(missed, { publishAt })),
    );
  });
});
