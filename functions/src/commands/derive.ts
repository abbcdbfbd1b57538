/**
 * npm run derive -- --check | --repair: prints every document with derived data that differs from its source, or derives it
 * again. The map index has its own command.
 *
 * --project ID that of a real Firebase project, by this machine's application default credentials; without it, the database of
 * the running local stack
 *
 * The exit code is 1 where something differs, or after a repair where something could not be repaired.
 */
import { parseArgs } from 'node:util';
import { chooseDatabase } from './choose-database.ts';

const USAGE = 'Usage: npm run derive -- --check | --repair [--project ID]';

try {
  const { values } = parseArgs({
    options: { check: { type: 'boolean' }, repair: { type: 'boolean' }, project: { type: 'string' } },
  });
  if (values.check === values.repair) throw new Error(USAGE);
  await chooseDatabase(values.project);
  await compare(values.repair === true);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function compare(repair: boolean): Promise<void> {
  // Loaded only now, because the Admin SDK reads its database from the environment on loading.
  const { firestore } = await import('../platform/admin.ts');
  const { derivedDifferences } = await import('../publish/derived/differences.ts');
  let [differing, mended] = [0, 0];
  for await (const { path, fields, mend } of derivedDifferences(firestore)) {
    differing++;
    console.log(`${path}  ${fields.join(', ')}${mend ? '' : ': broken; publish its work again'}`);
    if (!repair || mend === undefined) continue;
    await mend();
    mended++;
  }
  console.log(sentence(differing, repair ? mended : undefined));
  if (differing > mended) process.exitCode = 1;
}

function sentence(differing: number, mended: number | undefined): string {
  if (differing === 0) return 'Everything derived is what its source gives.';
  const documents = `${differing.toLocaleString('en')} ${differing === 1 ? 'document differs' : 'documents differ'}`;
  return mended === undefined ? `${documents}.` : `${documents}; ${mended.toLocaleString('en')} mended.`;
}
