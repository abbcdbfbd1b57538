import { z } from 'zod';
import { names } from '../emulators/names.ts';

const allDocuments = z.array(z.object({ document: z.looseObject({ name: z.string() }).optional() }));

/** The paths of all documents that name something, in whatever collection: the table of places may have forgotten one. */
export async function documentsThatName(searched: readonly string[]): Promise<string[]> {
  const { FIRESTORE_EMULATOR_HOST: host = '127.0.0.1:8080', GCLOUD_PROJECT: project = names.projectId } =
    process.env;
  const root = `projects/${project}/databases/(default)/documents`;
  const answer = await fetch(`http://${host}/v1/${root}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  const rows = allDocuments.parse(await answer.json());
  // The demo content alone has more.
  if (rows.length < 1_000) throw new Error('The database did not give all documents');
  const naming = rows.filter((row) => {
    const text = JSON.stringify(row);
    return searched.some((name) => text.includes(name));
  });
  return naming.flatMap(({ document }) => document?.name.slice(root.length + 1) ?? []);
}
