import { issuerOf } from '@waymark/model/issuer';
import type { PersonalStore } from '../personal-data/person.ts';
import { chooseBuckets } from './choose-buckets.ts';
import { chooseEngine } from './choose-engine.ts';
import { buildVariables } from './deploy/build-variables.ts';

/** The names of the local stack, which are for everyone. */
const LOCAL = {
  audience: 'https://api.waymark.example',
  management: { clientId: 'waymark-functions', clientSecret: 'local-management-secret' },
};

/**
 * Where the data of users lie, for a command. The database has to be chosen before.
 *
 * @param root the folder with the files of variables
 * @param project the id of a real Firebase project; without it, that of the running local stack
 * @throws Error with one sentence where a variable is missing
 */
export async function choosePersonalStore(root: string, project: string | undefined): Promise<PersonalStore> {
  const names = project === undefined ? localNames() : configuredNames(root);
  const buckets = chooseBuckets(root, project);
  const { auth, firestore, storage } = await import('../platform/admin.ts');
  const { createManagement } = await import('../auth/management.ts');
  const { firestoreSearch } = await import('../search/firestore-search.ts');
  const search = names.hasSearch ? firestoreSearch(firestore, chooseEngine(root, project)) : undefined;
  return {
    db: firestore,
    auth,
    search,
    originals: storage.bucket(buckets.originals),
    variants: storage.bucket(buckets.bucket),
    provider: createManagement(names),
  };
}

function localNames() {
  const port = process.env['WAYMARK_PORT_IDENTITY'] ?? 9400;
  return { ...LOCAL, issuer: `http://localhost:${port}/`, hasSearch: true };
}

function configuredNames(root: string) {
  const variables = buildVariables(root, process.env);
  const given = (name: string, from: Readonly<Record<string, string | undefined>> = variables): string => {
    const value = from[name];
    if (!value) throw new Error(`${name} is not set: see .env.example and README.md.`);
    return value;
  };
  return {
    issuer: issuerOf(given('VITE_AUTH0_DOMAIN')),
    audience: given('VITE_AUTH0_AUDIENCE'),
    management: {
      clientId: given('AUTH0_MANAGEMENT_CLIENT_ID'),
      clientSecret: given('AUTH0_MANAGEMENT_CLIENT_SECRET', process.env),
    },
    hasSearch: Boolean(variables['VITE_ALGOLIA_APP_ID']),
  };
}
