/**
 * npm run photos -- --check | --repair: prints every photo of which something is missing, left over or unused, or mends it. Photos
 * that nothing shows are printed and never deleted: their creators may still want them.
 *
 * --project ID that of a real Firebase project, by this machine's application default credentials, with the buckets of the variables;
 * without it, those of the running local stack
 *
 * The exit code is 1 where something is missing or left over, or after a repair where something could not be repaired.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chooseBuckets } from './choose-buckets.ts';
import { chooseDatabase } from './choose-database.ts';

const USAGE = 'Usage: npm run photos -- --check | --repair [--project ID]';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

try {
  const { values } = parseArgs({
    options: { check: { type: 'boolean' }, repair: { type: 'boolean' }, project: { type: 'string' } },
  });
  if (values.check === values.repair) throw new Error(USAGE);
  await chooseDatabase(values.project);
  await compare(chooseBuckets(ROOT, values.project), values.repair === true);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function compare(names: ReturnType<typeof chooseBuckets>, repair: boolean): Promise<void> {
  // Loaded only now, because the Admin SDK reads its database from the environment on loading.
  const { firestore, storage } = await import('../platform/admin.ts');
  const { photoDifferences } = await import('../photos/photo-differences.ts');
  const store = {
    db: firestore,
    originals: storage.bucket(names.originals),
    variants: storage.bucket(names.bucket),
  };
  let [differing, mended, unused] = [0, 0, 0];
  for await (const { path, what, files, mend } of photoDifferences(store, Date.now())) {
    console.log([`${path}  ${what}`, ...files].join('  '));
    if (mend === undefined) {
      unused++;
      continue;
    }
    differing++;
    if (!repair) continue;
    try {
      await mend();
      mended++;
    } catch (error) {
      console.error(`${path} could not be mended:`, error);
    }
  }
  console.log(sentence(differing, repair ? mended : undefined));
  if (unused > 0) console.log(`Unused, and kept: ${unused.toLocaleString('en')}.`);
  if (differing > mended) process.exitCode = 1;
}

function sentence(differing: number, mended: number | undefined): string {
  if (differing === 0) return 'Every original has its record and its variants, and nothing is left over.';
  const photos = `${differing.toLocaleString('en')} ${differing === 1 ? 'photo differs' : 'photos differ'}`;
  return mended === undefined ? `${photos}.` : `${photos}; ${mended.toLocaleString('en')} mended.`;
}
