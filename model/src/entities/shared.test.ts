import { expect, test } from 'vitest';
import { nameOfWork, type Shared, sharedAt, sharedPath, workNamed } from './shared.ts';

const OWNER = 'o'.repeat(28);
const ID = 'w'.repeat(20);

test.each<Shared>([
  { kind: 'list', id: ID },
  { kind: 'story', ownerId: OWNER, id: ID },
])('a $kind is found by the path of its document, and of those below it', (shared) => {
  expect(sharedAt(sharedPath(shared))).toEqual(shared);
  expect(sharedAt(`${sharedPath(shared)}/people/${OWNER}`)).toEqual(shared);
});

test.each(['posts/a', `users/${OWNER}/photos/${ID}`, `users/${OWNER}`, ''])(
  'nothing is shared at "%s"',
  (path) => expect(sharedAt(path)).toBeUndefined(),
);

test('a user names their own work by its id, and the story of another with its owner', () => {
  expect(nameOfWork(OWNER, OWNER, ID)).toBe(ID);
  expect(nameOfWork('me', OWNER, ID)).toBe(`${OWNER}/${ID}`);
  for (const ownerId of ['me', OWNER]) {
    expect(workNamed('me', nameOfWork('me', ownerId, ID))).toEqual({ ownerId, id: ID });
  }
});

test.each(['a/b/c', '/', 'a/', '../x', '', 'a b', 'é/é'])(
  'the malformed name "%s" is no path below another document',
  (name) => {
    const { ownerId, id } = workNamed('me', name);
    expect(ownerId).toBe('me');
    expect(id).not.toContain('/');
  },
);
