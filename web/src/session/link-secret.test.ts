// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { deleteSecret, invitedStory, secretLink, storedSecret, takeSecret } from './link-secret.ts';

beforeEach(() => sessionStorage.clear());

const ID = 'Ab0'.padEnd(20, 'Z');
const LIST = { kind: 'list', id: ID } as const;
const STORY = { kind: 'story', ownerId: 'o'.repeat(28), id: ID } as const;
const PREVIEW = { kind: 'preview' } as const;
const EDITOR = `/workspace/articles?work=${STORY.ownerId}/${ID}`;
const PATH = `/fr/lists/${ID}`;

function follow(link: string): boolean {
  history.replaceState({ kept: true }, '', link);
  return takeSecret();
}

const address = () => location.pathname + location.search + location.hash;

it('an invitation is taken from the fragment of its link, and stored for its own list until it is removed', () => {
  expect(storedSecret(LIST)).toBeUndefined();
  const { hash } = new URL(secretLink('invitation', PATH, 'secret'));
  expect(hash).toBe('#invitation=secret');
  expect(follow(`${PATH}?at=1,2,3${hash}`)).toBe(true);
  expect(address()).toBe(`${PATH}?at=1,2,3`);
  expect(history.state).toEqual({ kept: true });
  expect(storedSecret(LIST)).toBe('secret');
  expect(invitedStory()).toBeUndefined();
  expect(storedSecret({ kind: 'list', id: ID.slice(1) })).toBeUndefined();
  expect(storedSecret(PREVIEW)).toBeUndefined();
  deleteSecret('invitation');
  expect(storedSecret(LIST)).toBeUndefined();
  expect(invitedStory()).toBeUndefined();
});

it('an invitation to write a story is taken from the address of its editor', () => {
  expect(follow(secretLink('invitation', EDITOR, 'secret'))).toBe(true);
  expect(address()).toBe(EDITOR);
  expect(storedSecret(STORY)).toBe('secret');
  expect(invitedStory()).toBe(`${STORY.ownerId}/${ID}`);
  expect(storedSecret(LIST)).toBeUndefined();
  expect(storedSecret({ ...STORY, ownerId: 'other' })).toBeUndefined();
});

it('the link of a preview works in each language, and the one that was opened last counts', () => {
  for (const [path, secret] of [
    ['/preview', 'first'],
    ['/fr/preview', 'second'],
  ] as const) {
    const { pathname, hash } = new URL(secretLink('preview', path, secret));
    expect(follow(pathname + hash)).toBe(true);
    expect(address()).toBe(path);
    expect(storedSecret(PREVIEW)).toBe(secret);
  }
});

it('a secret is stored up to the length of the longest real one', () => {
  follow(`${PATH}#invitation=${'x'.repeat(10_000)}`);
  expect(storedSecret(LIST)).toHaveLength(200);
});

it.each([
  PATH,
  `${PATH}#section`,
  `${PATH}?invitation=secret`,
  `${PATH}#preview=secret`,
  '/about#invitation=secret',
  '/preview?preview=secret',
  '/preview#invitation=secret',
  '/workspace/articles#invitation=secret',
  `/workspace/articles?work=${ID}#invitation=secret`,
])('nothing is taken from %s', (link) => {
  expect(follow(link)).toBe(false);
  expect(address()).toBe(link);
  expect(sessionStorage).toHaveLength(0);
});
