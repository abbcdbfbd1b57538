import { config } from '../../config.ts';
import { askAuthentication } from '../../services/authentication-check.ts';
import { askIdentityProvider } from '../../services/identity-check.ts';
import { askSearch } from '../../services/search-check.ts';
import { askDocument, askMap, askPayload } from '../../services/site-check.ts';
import { askStorage } from '../../services/storage-check.ts';
import { checkDatabase } from './database-check.ts';
import { checkMap } from './map-check.ts';
import { type Outcome, outcomeOf, PATIENCE, type ServiceName } from './outcome.ts';
import { STAND_INS } from './stand-ins.ts';

/** Ends by itself once its signal says so, and sends nothing that is secret. */
type Check = (signal: AbortSignal) => Promise<Outcome> | Outcome;

const CHECKS: Record<ServiceName, Check> = {
  hosting: async (signal) => outcomeOf(await askDocument(signal), () => ({ says: 'document' })),
  payloads: async (signal) =>
    outcomeOf(await askPayload(signal), (count) => ({ says: 'tiles', values: { count } })),
  api: async (signal) => outcomeOf(await askMap(signal), (says) => ({ says })),
  database: checkDatabase,
  storage: async (signal) => outcomeOf(await askStorage(signal), (says) => ({ says })),
  authentication: async (signal) => outcomeOf(await askAuthentication(signal), () => ({ says: 'project' })),
  identity: async (signal) =>
    outcomeOf(await askIdentityProvider(config.VITE_AUTH0_DOMAIN, signal), (issuer) => ({
      says: 'issuer',
      values: { issuer },
    })),
  search: (signal) =>
    ifConfigured('VITE_ALGOLIA_APP_ID', async () =>
      outcomeOf(await askSearch(config.VITE_ALGOLIA_APP_ID, signal), () => ({ says: 'alive' })),
    ),
  map: checkMap,
};

/** Checks a service once; whatever happens, it says within `PATIENCE` what it found, unless nobody waits for it any more. */
export async function check(service: ServiceName, left: AbortSignal): Promise<Outcome> {
  try {
    return await CHECKS[service](AbortSignal.any([left, AbortSignal.timeout(PATIENCE)]));
  } catch (error) {
    console.warn(`The check of ${service} is at fault itself.`, error);
    return { state: 'failed', says: 'atFault', values: { message: String(error) } };
  }
}

function ifConfigured(
  variable: keyof typeof STAND_INS,
  run: () => Promise<Outcome>,
): Promise<Outcome> | Outcome {
  if (config[variable] !== STAND_INS[variable]) return run();
  return { state: 'off', says: 'notConfigured', values: { variable } };
}
