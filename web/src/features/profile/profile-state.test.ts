import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftOf, type ProfileDraft, rebased, tidied } from './profile-draft.ts';
import { isUnsaved, nextState, openState, type ProfileEvent, type ProfileState } from './profile-state.ts';

const SERVER: ProfileDraft = draftOf({
  name: 'Ada',
  handle: 'ada',
  bio: { en: 'Maps.' },
  avatar: null,
  cover: null,
  languages: ['fr', 'en'],
  links: ['https://ada.example'],
  contactable: false,
});

const after = (state: ProfileState, ...events: ProfileEvent[]) => events.reduce(nextState, state);
const changed = (part: Partial<ProfileDraft>): ProfileEvent => ({ type: 'changed', part });
const heard = (part: Partial<ProfileDraft>): ProfileEvent => ({
  type: 'received',
  server: { ...SERVER, ...part },
});

test('text typed during a save stays in the form, and is unsaved afterwards', () => {
  const state = after(
    openState(SERVER),
    changed({ name: 'Ada L' }),
    { type: 'sending', sent: { ...SERVER, name: 'Ada L' } },
    changed({ name: 'Ada Lovelace' }),
    { type: 'saved' },
  );
  expect(state.draft.name).toBe('Ada Lovelace');
  expect(state.base.name).toBe('Ada L');
  expect(isUnsaved(state)).toBe(true);
});

test.each<[string, ProfileEvent[]]>([
  ['before the answer', [heard({ name: 'Ada L' }), { type: 'saved' }]],
  ['after the answer', [{ type: 'saved' }, heard({ name: 'Ada L' })]],
])('a save of this tab is not reported as a change when its events arrive %s', (_, events) => {
  const sending: ProfileEvent = { type: 'sending', sent: { ...SERVER, name: 'Ada L' } };
  const typing = changed({ bio: { en: 'Maps and more.', fr: '' } });
  const state = after(openState(SERVER), changed({ name: 'Ada L' }), sending, typing, ...events);
  expect(state.changedElsewhere).toBe(false);
  expect(state.draft).toMatchObject({ name: 'Ada L', bio: { en: 'Maps and more.' } });
});

test('without unsaved changes, the form shows what another tab saved', () => {
  const state = after(openState(SERVER), heard({ name: 'Elsewhere' }));
  expect(state.draft.name).toBe('Elsewhere');
  expect(state.changedElsewhere).toBe(false);
});

test('with unsaved changes, those stay, the other fields follow the server, and the form says so', () => {
  const state = after(
    openState(SERVER),
    changed({ name: 'Mine' }),
    heard({ name: 'Theirs', contactable: true }),
  );
  expect(state.draft).toMatchObject({ name: 'Mine', contactable: true });
  expect(state.changedElsewhere).toBe(true);
  const discarded = after(state, { type: 'discarded' });
  expect(discarded.draft).toMatchObject({ name: 'Theirs', contactable: true });
  expect([discarded.changedElsewhere, isUnsaved(discarded)]).toEqual([false, false]);
});

test('the problem of a field is shown until the field is changed', () => {
  const state = after(openState(SERVER), {
    type: 'refused',
    problems: { 'bio.en': { code: 'too-long' }, name: { code: 'too-long' } },
  });
  const once = after(state, changed({ bio: { en: '', fr: '' } }));
  expect(once.stage).toEqual({ name: 'refused', problems: { name: { code: 'too-long' } } });
  expect(after(once, changed({ name: 'Ada' })).stage).toEqual({ name: 'writing' });
});

test('a failed save leaves all changes unsaved', () => {
  const sending: ProfileEvent = { type: 'sending', sent: { ...SERVER, name: 'A' } };
  const state = after(openState(SERVER), changed({ name: 'A' }), sending, {
    type: 'failed',
    reason: 'unreachable',
  });
  expect([isUnsaved(state), state.draft.name, state.sent]).toEqual([true, 'A', null]);
});

const names = fc.constantFrom('Ada', 'Bo', 'Cy');
const parts: fc.Arbitrary<Partial<ProfileDraft>> = fc.oneof(
  fc.record({ name: names }),
  fc.record({ contactable: fc.boolean() }),
  fc.record({ home: fc.constantFrom('', '41.1435, -8.6167') }),
);
const event: fc.Arbitrary<ProfileEvent | 'send'> = fc.oneof(
  parts.map(changed),
  parts.map(heard),
  fc.constant('send' as const),
  fc.constant<ProfileEvent>({ type: 'saved' }),
  fc.constant<ProfileEvent>({ type: 'failed', reason: 'broken' }),
);

test('after any events, a field has its last typed value, until another tab changes a field that was saved', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      let state = openState(SERVER);
      for (const one of events) {
        const before = state;
        const next: ProfileEvent = one === 'send' ? { type: 'sending', sent: tidied(state.draft) } : one;
        // There is no answer without a request.
        if ((next.type === 'saved' || next.type === 'failed') && state.sent === null) continue;
        state = nextState(state, next);
        if (next.type === 'changed') expect(state.draft).toMatchObject(next.part);
        else if (next.type === 'received')
          expect(state.draft).toEqual(rebased(before.draft, before.base, next.server));
        else expect(state.draft).toEqual(before.draft);
      }
    }),
  );
});
