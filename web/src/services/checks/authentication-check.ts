import { config } from '../../config.ts';
import { type Answer, ask, fieldOf } from './ask.ts';

const SERVICE = 'identitytoolkit.googleapis.com';

const ORIGIN = config.VITE_USE_EMULATORS
  ? `http://${config.VITE_EMULATOR_HOST}:${config.VITE_EMULATOR_PORT_AUTH}/${SERVICE}`
  : `https://${SERVICE}`;

/** Asks for the public settings of the project, with the key that every request of the SDK has; nobody is signed in. */
export function askAuthentication(signal: AbortSignal): Promise<Answer<true>> {
  const address = `${ORIGIN}/v1/projects?key=${encodeURIComponent(config.VITE_FIREBASE_API_KEY)}`;
  return ask(address, { format: 'json', wanted: '{"projectId":…}', read: readProject }, signal);
}

function readProject(json: unknown): true | undefined {
  return typeof fieldOf(json, 'projectId') === 'string' || undefined;
}
