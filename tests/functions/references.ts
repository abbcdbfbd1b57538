import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { newId } from '@waymark/model/ids';
import { exampleDocument } from '@waymark/model/testing/examples';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { TestProject } from 'vitest/node';
import { stored } from '../../functions/src/platform/stored.ts';
import { database } from './database.ts';

/** The ids of public items that content mentions: see `contentOf`. */
export interface References {
  area: string;
  destination: string;
  poi: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    references: References;
  }
}

const written: DocumentReference[] = [];

/**
 * Writes the items once for all tests of a group, since each public item has reactions: counts, tiles of the map, search. A test that
 * changes such an item writes one of its own.
 */
export async function setup(project: TestProject): Promise<void> {
  const references: References = { area: newId(), destination: newId(), poi: newId() };
  await write(references.area, exampleDocument('area'));
  await write(references.destination, { ...exampleDocument('destination'), type: 'region' });
  await write(references.poi, exampleDocument('poi'));
  project.provide('references', references);
}

export async function teardown(): Promise<void> {
  await Promise.all(written.map((ref) => ref.delete()));
}

async function write(id: string, document: PublicDocument): Promise<void> {
  const ref = database.doc(`${COLLECTION_OF[document.kind]}/${id}`);
  written.push(ref);
  await ref.set(stored.encode({ ...document, id }, 'id'));
}
