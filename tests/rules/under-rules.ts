import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type DocumentData,
  doc,
  type Firestore,
  getFirestore,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type Actor, sessionOf } from './actors.ts';
import { projectIdOf } from './project-id.ts';
import { restoreBy, restoreChanged } from './verdicts.ts';

const RULES = new URL('../../firestore.rules', import.meta.url);

// The SDK warns of every denial, and most of these tests cause one.
setLogLevel('silent');

/** The database as an actor sees it. */
export type DatabaseOf = (actor: Actor) => Firestore;

interface Options {
  /** Whether to leave these tests out of the coverage: the emulator keeps every value that it saw, however large. */
  uncounted?: boolean;
}

/**
 * Runs the tests of a file under the real rules. Each test starts with these documents, by path; null stands for
 * a missing document.
 */
export function underRules(
  documents: Readonly<Record<string, DocumentData | null>>,
  { uncounted = false }: Options = {},
): DatabaseOf {
  const databases = new Map<Actor, Firestore>();
  let environment: RulesTestEnvironment;
  let unruled: Firestore;

  beforeAll(async () => {
    environment = await loadRules();
    await environment.clearFirestore();
    unruled = openUnruled(environment);
  });

  restoreBy(async () => {
    const batch = writeBatch(unruled);
    for (const [path, data] of Object.entries(documents)) {
      if (data === null) batch.delete(doc(unruled, path));
      else batch.set(doc(unruled, path), data);
    }
    await batch.commit();
  });
  beforeEach(restoreChanged);

  afterAll(async () => {
    await deleteApp(unruled.app);
    await environment.cleanup();
    if (uncounted) await loadRules();
  });

  return (actor) => {
    const database = databases.get(actor) ?? open(environment, actor);
    databases.set(actor, database);
    return database;
  };
}

/** Makes the emulator drop its earlier coverage of the project's rules. */
function loadRules(): Promise<RulesTestEnvironment> {
  const projectId = projectIdOf(expect.getState().testPath ?? 'unknown');
  return initializeTestEnvironment({ projectId, firestore: { rules: readFileSync(RULES, 'utf8') } });
}

/** The testing library's own way around the rules opens a connection each time, which takes longer than the rest of a test. */
function openUnruled({ projectId, emulators }: RulesTestEnvironment): Firestore {
  if (emulators.firestore === undefined) throw new Error('There is no Firestore emulator.');
  const firestore = getFirestore(initializeApp({ projectId }, 'unruled'));
  const { host, port } = emulators.firestore;
  connectFirestoreEmulator(firestore, host, port, { mockUserToken: 'owner' });
  return firestore;
}

/** How the testing library signs an actor in. */
export function contextOf(environment: RulesTestEnvironment, actor: Actor): RulesTestContext {
  const session = sessionOf(actor);
  if (session === null) return environment.unauthenticatedContext();
  return environment.authenticatedContext(session.uid, session.token);
}

function open(environment: RulesTestEnvironment, actor: Actor): Firestore {
  // The modular functions take either, as the testing library documents; the two types are not related.
  return contextOf(environment, actor).firestore() as unknown as Firestore;
}
