import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { demoContent } from '../../emulators/demo/demo-content.ts';
import { scaleSource } from '../../emulators/demo/scale/scale-source.ts';
import { writeScale } from '../../emulators/demo/scale/write-scale.ts';
import { issuerOn } from '../../emulators/identity/places.ts';
import type { Ports } from '../../emulators/ports.ts';
import { withoutTriggers } from '../../emulators/running-stack.ts';
import { sdkEnvironment } from '../../emulators/sdk-environment.ts';
import { bestOf } from './best-of.ts';
import { leavePages } from './left-pages.ts';

const DOCUMENTS = 5_000;

const ROUNDS = 2;

/** Documents that a stack writes a second, before and after an hour's worth of visits. */
export async function writeRates(
  ports: Ports,
  projectId: string,
): Promise<{ before: number; after: number }> {
  Object.assign(process.env, sdkEnvironment(ports, projectId));
  const app = initializeApp({ projectId }, 'write-rates');
  try {
    const db = getFirestore(app);
    const source = await scaleSource(db, await demoContent(issuerOn(ports.identity)));
    const rate = async () => {
      const started = performance.now();
      await writeScale(db, DOCUMENTS, source, () => {}, new AbortController().signal);
      return DOCUMENTS / ((performance.now() - started) / 1_000);
    };
    return await withoutTriggers(ports, async () => {
      // The first time they are new, and afterwards the same.
      await rate();
      const before = await bestOf(ROUNDS, rate);
      await leavePages(ports, projectId);
      return { before, after: await bestOf(ROUNDS, rate) };
    });
  } finally {
    await deleteApp(app);
  }
}
