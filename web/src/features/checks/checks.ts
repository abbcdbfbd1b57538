import { config } from '../../config.ts';
import { engineFor } from '../../map/fallback-order.ts';
import { hasWebGl } from '../../map/has-webgl.ts';
import type { ArchiveProblem } from '../../map/streets/archive.ts';
import {
  askAppCheck,
  askAuthentication,
  askDocument,
  askIdentityProvider,
  askMap,
  askPayload,
  askSearch,
  askSearchState,
  askStorage,
  askTranslator,
  letsAnonymousIn,
} from '../../services/checks/service-checks.ts';
import { isAllowed } from '../../session/consent.ts';
import { NEEDED } from '../../session/third-parties.ts';
import { checkDatabase } from './database-check.ts';
import { type Outcome, outcomeOf, type ServiceName, TIMEOUT, TIMEOUT_SECONDS } from './outcome.ts';

/** Has to end when its signal is aborted, and must not send any secret. */
type Check = (signal: AbortSignal) => Promise<Outcome> | Outcome;

const CHECKS: Record<ServiceName, Check> = {
  hosting: async (signal) => outcomeOf(await askDocument(signal), () => ({ says: 'document' })),
  payloads: async (signal) =>
    outcomeOf(await askPayload(signal), (count) => ({ says: 'tiles', values: { count } })),
  api: async (signal) => outcomeOf(await askMap(signal), (says) => ({ says })),
  database: checkDatabase,
  storage: async (signal) => outcomeOf(await askStorage(signal), (says) => ({ says })),
  authentication: checkAuthentication,
  identity: async (signal) =>
    outcomeOf(await askIdentityProvider(config.VITE_AUTH0_DOMAIN, signal), (issuer) => ({
      says: 'issuer',
      values: { issuer },
    })),
  appCheck: checkAppCheck,
  search: checkSearch,
  map: checkMap,
  streets: checkStreets,
  geocoder: checkGeocoder,
  translator: checkTranslator,
};

/** Checks a service once. Never rejects, and settles within `TIMEOUT` or soon after `pageSignal` is aborted. */
export async function check(service: ServiceName, pageSignal: AbortSignal): Promise<Outcome> {
  try {
    return await CHECKS[service](AbortSignal.any([pageSignal, AbortSignal.timeout(TIMEOUT)]));
  } catch (error) {
    console.warn(`The check of ${service} failed itself.`, error);
    return { state: 'failed', says: 'atFault', values: { message: String(error) } };
  }
}

/** Asks for the project, and whether it lets anybody make accounts without signing in. */
async function checkAuthentication(signal: AbortSignal): Promise<Outcome> {
  const alive = outcomeOf(await askAuthentication(signal), () => ({ says: 'project' }));
  if (alive.state !== 'works' || !(await letsAnonymousIn(signal))) return alive;
  return { ...alive, state: 'warns', says: 'anonymous' };
}

/** Gets a token as every request of the application does, and asks functions about it. */
async function checkAppCheck(signal: AbortSignal): Promise<Outcome> {
  const { VITE_APP_CHECK_KEY: key, VITE_APP_CHECK_DEBUG_TOKEN: debugToken } = config;
  if (key === undefined && debugToken === undefined) {
    return { state: 'off', says: 'notConfigured', values: { variable: 'VITE_APP_CHECK_KEY' } };
  }
  const { applicationHeaders } = await import('../../session/firebase.ts');
  const headers = await applicationHeaders();
  const answer = await askAppCheck(headers, signal);
  const outcome = outcomeOf(answer, () => ({ says: 'appCheckRequired' }));
  if (!('found' in answer)) return outcome;
  if (Object.keys(headers).length === 0) return { ...outcome, state: 'failed', says: 'appCheckNoToken' };
  if (!answer.found.valid) return { ...outcome, state: 'failed', says: 'appCheckRefused' };
  return answer.found.required ? outcome : { ...outcome, state: 'warns', says: 'appCheckOptional' };
}

/** Asks the engine as a search would, and then how much of the database it holds. */
async function checkSearch(signal: AbortSignal): Promise<Outcome> {
  const { VITE_ALGOLIA_APP_ID: appId, VITE_ALGOLIA_ORIGIN: origin } = config;
  if (appId === UNCONFIGURED.VITE_ALGOLIA_APP_ID && origin === undefined) {
    return { state: 'off', says: 'notConfigured', values: { variable: 'VITE_ALGOLIA_APP_ID' } };
  }
  const alive = outcomeOf(await askSearch(appId, origin, signal), () => ({ says: 'alive' }));
  if (alive.state !== 'works') return alive;
  return outcomeOf(await askSearchState(signal), (state) => ({ says: 'records', values: { ...state } }));
}

/**
 * The defaults of services that are not configured. They lead nowhere. A test compares them with the schema of the configuration,
 * which the page loads later.
 */
export const UNCONFIGURED = {
  VITE_ALGOLIA_APP_ID: 'LOCAL',
} as const;

/** Checks whether this browser supports WebGL, and names the map engine that would be used. No engine is loaded. */
function checkMap(): Outcome {
  const start = performance.now();
  const works = hasWebGl();
  const milliseconds = Math.ceil(performance.now() - start);
  if (!works) return { state: 'failed', says: 'noWebGl' };
  const engine = engineFor(isAllowed('maps'), new Set());
  const lacksConsent = NEEDED.includes('maps') && !isAllowed('maps');
  const own = lacksConsent ? 'ownMapUnasked' : 'ownMap';
  return { state: 'works', milliseconds, says: engine === 'google' ? 'googleMap' : own };
}

/** Reads the beginning of the archive of the streets, as the map does. */
async function checkStreets(): Promise<Outcome> {
  const address = config.VITE_STREETS_URL;
  if (address === undefined) {
    return { state: 'off', says: 'notConfigured', values: { variable: 'VITE_STREETS_URL' } };
  }
  const { ArchiveError, openArchive } = await import('../../map/streets/archive.ts');
  const start = performance.now();
  try {
    const { bounds, minZoom, maxZoom } = await openArchive(address, TIMEOUT);
    const rounded = Object.entries(bounds).map(([side, degrees]) => [side, Math.round(degrees * 100) / 100]);
    return {
      state: 'works',
      milliseconds: Math.ceil(performance.now() - start),
      says: 'streets',
      values: { ...Object.fromEntries(rounded), minZoom, maxZoom },
    };
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    return { state: 'failed', says: STREETS_SAY[error.problem], values: { seconds: TIMEOUT_SECONDS } };
  }
}

/** Searches for a city that every geocoder knows, with the visitor's consent. */
async function checkGeocoder(signal: AbortSignal): Promise<Outcome> {
  const { GEOCODER } = await import('../../services/geocoder/own-geocoder.ts');
  if (GEOCODER === undefined) {
    return { state: 'off', says: 'notConfigured', values: { variable: 'VITE_GEOCODER' } };
  }
  const values = { host: GEOCODER.host || location.host };
  if (GEOCODER.needsConsent && !isAllowed('geocoder')) {
    return { state: 'notAsked', says: 'geocoderUnasked', values };
  }
  const start = performance.now();
  const answer = await GEOCODER.find({ words: 'Lisboa', near: undefined, locale: 'en' }, signal);
  const milliseconds = Math.ceil(performance.now() - start);
  if ('failure' in answer) {
    const { reason } = answer.failure;
    const says =
      reason === 'broken' ? 'geocoderBroken' : reason === 'too-many' ? 'geocoderTooMany' : 'geocoderSilent';
    return { state: 'failed', says, values };
  }
  if (answer.done.length === 0) return { state: 'failed', says: 'geocoderBroken', values };
  return { state: 'works', milliseconds, says: 'geocoder', values };
}

/** Asks whether functions have a translation service. A translation costs, and needs a creator. */
async function checkTranslator(signal: AbortSignal): Promise<Outcome> {
  const { TRANSLATOR_HOST: host } = await import('../../services/translations-api.ts');
  if (host === undefined)
    return { state: 'off', says: 'notConfigured', values: { variable: 'VITE_TRANSLATOR' } };
  const { applicationHeaders } = await import('../../session/firebase.ts');
  const answer = await askTranslator(await applicationHeaders(), signal);
  return outcomeOf(answer, () => ({ says: 'translator', values: { host } }));
}

const STREETS_SAY = {
  gone: 'streetsGone',
  noRanges: 'streetsWhole',
  broken: 'streetsBroken',
  notVector: 'streetsPictures',
  otherSchema: 'streetsSchema',
  late: 'streetsLate',
} as const satisfies Record<ArchiveProblem, Outcome['says']>;
