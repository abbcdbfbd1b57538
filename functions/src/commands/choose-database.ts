const LOCAL_PROJECT = 'demo-waymark';

/**
 * Sets the database of a command in the environment. The Admin SDK reads it on loading, so it must be loaded afterwards.
 *
 * @param project the id of a real Firebase project, by this machine's application default credentials; without it, the running local stack
 * @throws Error with one sentence where the database does not exist or does not answer
 */
export async function chooseDatabase(project: string | undefined): Promise<void> {
  if (project === undefined) await chooseLocalStack();
  else await chooseProject(project);
}

/** @throws Error with one sentence where its Firestore does not answer */
async function chooseLocalStack(): Promise<void> {
  const host = `127.0.0.1:${process.env['WAYMARK_PORT_FIRESTORE'] ?? 8080}`;
  try {
    await fetch(`http://${host}/`);
  } catch (cause) {
    throw new Error(
      `The local stack does not run (asked at ${host}): start it with npm start, or name a real project with --project ID.`,
      { cause },
    );
  }
  Object.assign(process.env, {
    GCLOUD_PROJECT: LOCAL_PROJECT,
    FIRESTORE_EMULATOR_HOST: host,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${process.env['WAYMARK_PORT_AUTH'] ?? 9099}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${process.env['WAYMARK_PORT_STORAGE'] ?? 9199}`,
    METADATA_SERVER_DETECTION: 'none', // no search for a Google Cloud machine's own credentials
  });
}

/** @throws Error with one sentence where the project does not exist at Firebase, or this machine has no access */
async function chooseProject(id: string): Promise<void> {
  if (id === '' || id.startsWith('demo-')) {
    throw new Error(`--project is "${id}"; it must be the id of a real Firebase project.`);
  }
  process.env['GCLOUD_PROJECT'] = id;
  // Variables from earlier work with the local stack must not redirect this there.
  for (const service of ['FIRESTORE', 'FIREBASE_AUTH', 'FIREBASE_STORAGE']) {
    delete process.env[`${service}_EMULATOR_HOST`];
  }
  const { applicationDefault } = await import('firebase-admin/app');
  try {
    await applicationDefault().getAccessToken();
  } catch (cause) {
    throw new Error(
      'This machine has no application default credentials: run gcloud auth application-default login first.',
      { cause },
    );
  }
}
