import { expect, test } from 'vitest';
import { instantEdges, lineEdges, testEdges } from '../testing/edges.ts';
import { exampleId } from '../testing/examples.ts';
import {
  coEditor,
  INVITATION_LIFETIME,
  isOpen,
  listAcceptance,
  shareInvitation,
  storyAcceptance,
} from './sharing.ts';

const CREATED_AT = Date.UTC(2026, 0, 15);
const invitation = () => ({
  id: exampleId('v'),
  state: 'open' as const,
  createdAt: CREATED_AT,
  expiresAt: CREATED_AT + INVITATION_LIFETIME,
  purgeAt: CREATED_AT + 2 * INVITATION_LIFETIME,
});

testEdges('an invitation', shareInvitation, invitation, [
  ['id', exampleId(), 'x'],
  ['state', 'revoked', 'accepted'],
  ...instantEdges('createdAt'),
  ...instantEdges('expiresAt'),
  ...instantEdges('purgeAt'),
]);

const editor = () => ({ uid: 'u', ownerId: 'o', name: 'Ana', since: CREATED_AT });
testEdges('an editor of a list, or a co-writer of a story', coEditor, editor, [
  ['uid', 'a-b', 'a b'],
  ['ownerId', 'a-b', 'a b'],
  ...lineEdges('name', 80),
  ...instantEdges('since'),
]);

testEdges(
  'an acceptance for a list',
  listAcceptance,
  () => ({ listId: exampleId(), invitation: 'x', name: 'Ana' }),
  [['listId', exampleId(), 'x'], ['invitation', 'x'.repeat(200), 'x'.repeat(201)], ...lineEdges('name', 80)],
);

const ofStory = () => ({ ownerId: 'o', workId: exampleId(), invitation: 'x', name: 'Ana' });
testEdges('an acceptance for a story', storyAcceptance, ofStory, [
  ['ownerId', 'a-b', 'a b'],
  ['workId', exampleId(), 'x'],
  ['invitation', 'x'.repeat(200), 'x'.repeat(201)],
  ...lineEdges('name', 80),
]);

test('an invitation is open for a week unless it has been used or revoked', () => {
  const { expiresAt } = invitation();
  expect(isOpen(invitation(), expiresAt - 1)).toBe(true);
  expect(isOpen(invitation(), expiresAt)).toBe(false);
  expect(isOpen({ ...invitation(), state: 'used' }, CREATED_AT)).toBe(false);
  expect(isOpen({ ...invitation(), state: 'revoked' }, CREATED_AT)).toBe(false);
});
