import { readEntity } from '@waymark/functions/stored';
import { creator as creatorSchema } from '@waymark/model/entities/creator';
import type { Firestore } from 'firebase-admin/firestore';
import type { Demo } from '../demo-content.ts';
import { isSeeded } from '../seed.ts';
import { placesByPopulation } from './places.ts';
import type { ScaleSource } from './scale-document.ts';
import { scaleTemplates } from './templates.ts';

/**
 * What further documents are made from: the demo content, its creators as they are in the database, and the world's places.
 *
 * @throws Error with one sentence where the demo content is not there
 */
export async function scaleSource(db: Firestore, demo: Demo): Promise<ScaleSource> {
  if (!(await isSeeded(db))) throw new Error('The demo content is missing: run npm run seed first.');
  const paths = demo.creators.documents
    .map(({ path }) => path)
    .filter((path) => path.startsWith('creators/'));
  const records = await db.getAll(...paths.map((path) => db.doc(path)));
  const creators = records.flatMap((record) => readEntity(record, creatorSchema) ?? []);
  // Loaded here only, because reading 138,000 places takes a moment.
  const { realPlaces } = await import('./real-places.ts');
  return {
    templates: scaleTemplates(
      demo.works,
      creators.filter(({ status }) => status === 'active'),
    ),
    places: placesByPopulation(realPlaces),
  };
}
