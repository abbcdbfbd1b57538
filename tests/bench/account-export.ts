/**
 * Makes the archive of a user in a process of its own, whose memory the benchmark measures. The environment names the emulators; the
 * arguments are the project and the uid. Prints the bytes of the archive.
 */
import { bucketOf, originalsBucketOf } from '../../emulators/names.ts';
import { requestExport } from '../../functions/src/personal-data/archive/request-export.ts';
import { runExport } from '../../functions/src/personal-data/archive/run-export.ts';
import { firestore, storage } from '../../functions/src/platform/admin.ts';

const [projectId = '', uid = ''] = process.argv.slice(2);
const store = {
  db: firestore,
  originals: storage.bucket(originalsBucketOf(projectId)),
  variants: storage.bucket(bucketOf(projectId)),
};
const { archiveId } = await requestExport(store, uid, Date.now());
const manifest = await runExport(store, { uid, archiveId }, { origin: 'https://waymark.example' });
if (manifest?.counts['photos'] !== 2_000) throw new Error('Not all photos are in the archive.');
console.log(manifest.files.reduce((sum, { bytes }) => sum + bytes, 0));
