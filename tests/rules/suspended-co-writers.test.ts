import { doc, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { test } from 'vitest';
import { OWNER, uidOfActor } from './actors.ts';
import { coEditor, contents, work } from './examples.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';
import { assertDenied } from './verdicts.ts';

const WRITER = uidOfActor('another creator');
const STORY = `users/${OWNER}/works/${work.id}`;

/** The co-writer is suspended, has a token from before, and still is a co-writer until a function has ended that. */
const as = underRules({
  [STORY]: stored.encode({ ...work, kind: 'post', content: contents.post }, 'id'),
  [`${STORY}/people/${WRITER}`]: stored.encode({ ...coEditor, uid: WRITER }),
  [`closedAccounts/${WRITER}`]: { since: null },
});

test('a suspended co-writer does not read the story', () =>
  assertDenied(getDoc(doc(as('another creator'), STORY))));

test('a suspended co-writer does not write in the story', () =>
  assertDenied(
    updateDoc(doc(as('another creator'), STORY), {
      'content.title': { en: 'Mine' },
      revision: 2,
      updatedAt: serverTimestamp(),
    }),
  ));
