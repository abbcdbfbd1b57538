// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { deleteInvitation, invitationLink, storedInvitation, takeInvitation } from './stored-invitation.ts';

beforeEach(() => sessionStorage.clear());

const ID = 'Ab0'.padEnd(20, 'Z');
const LIST = { kind: 'list', id: ID } as const;
const STORY = { kind: 'story', ownerId: 'o'.repeat(28), id: ID } as const;
const PATH = `/fr/lists/${ID}`;
const EDITOR = `/workspace/articles?work=${STORY.ownerId}/${ID}`;

function follow(link: string): boolean {
  history.replaceState({ kept: true }, '', link);
  return takeInvitation();
}

it('is taken from the fragment of its link, and stored for its own list until it is removed', () => {
  expect(storedInvitation(LIST)).toBeUndefined();
  const link = invitationLink(PATH, 'secret');
  expect(new URL(link).hash).toBe('#invitation=secret');
  expect(follow(`${PATH}?at=1,2,3${new URL(link).hash}`)).toBe(true);
  expect(location.pathname + location.search + location.hash).toBe(`${PATH}?at=1,2,3`);
  expect(history.state).toEqual({ kept: true });
  expect(storedInvitation(LIST)).toBe('secret');
  expect(storedInvitation({ kind: 'list', id: ID.slice(1) })).toBeUndefined();
  deleteInvitation();
  expect(storedInvitation(LIST)).toBeUndefined();
});

it('to write a story is taken from the address of its editor', () => {
  expect(follow(invitationLink(EDITOR, 'secret'))).toBe(true);
  expect(location.pathname + location.search + location.hash).toBe(EDITOR);
  expect(storedInvitation(STORY)).toBe('secret');
  expect(storedInvitation(LIST)).toBeUndefined();
  expect(storedInvitation({ ...STORY, ownerId: 'other' })).toBeUndefined();
});

it('is stored up to the length of the longest real invitation', () => {
  follow(`${PATH}#invitation=${'x'.repeat(10_000)}`);
  expect(storedInvitation(LIST)).toHaveLength(200);
});

it.each([
  PATH,
  `${PATH}#section`,
  `${PATH}?invitation=secret`,
  '/about#invitation=secret',
  '/workspace/articles#invitation=secret',
  `/workspace/articles?work=${ID}#invitation=secret`,
])('nothing is taken from %s', (address) => {
  expect(follow(address)).toBe(false);
  expect(location.pathname + location.search + location.hash).toBe(address);
  expect(sessionStorage).toHaveLength(0);
});
