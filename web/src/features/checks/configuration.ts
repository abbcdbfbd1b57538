import { config } from '../../config.ts';
import { type Environment, environment, readEnvironment } from '../../config-schema.ts';

type Variable = keyof Environment;

/**
 * The variables whose values are public. The others show only whether they are set: keys, ids that could be misused,
 * addresses that often contain keys, and every new variable until it is considered and added here.
 */
const SHOWN: readonly Variable[] = [
  'VITE_USE_EMULATORS',
  'VITE_EMULATOR_HOST',
  'VITE_EMULATOR_PORT_AUTH',
  'VITE_EMULATOR_PORT_FIRESTORE',
  'VITE_EMULATOR_PORT_STORAGE',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_ORIGINALS_BUCKET',
  'VITE_STORAGE_MAX_UPLOAD_RETRY_MS',
  'VITE_STORAGE_MAX_OPERATION_RETRY_MS',
  'VITE_AUTH0_DOMAIN',
  'VITE_AUTH0_AUDIENCE',
  'VITE_PUBLIC_ADDRESS',
  'VITE_HOSTING_SUFFIX',
  'VITE_SIGN_IN_ERROR_PATH',
  'VITE_TOKEN_URL',
  'VITE_SUPPORT_TOKEN_URL',
  'VITE_LOG_URL',
  'VITE_CONTENT_API_URL',
  'VITE_SESSION_COOKIE_NAME',
  'VITE_ALGOLIA_LITE',
  'VITE_ALGOLIA_CACHE',
  'VITE_ALGOLIA_RECOMMEND',
  'VITE_ALGOLIA_REGION',
  'VITE_ALGOLIA_COOKIE_DURATION_MS',
  'VITE_TAG_MANAGER_ENABLED',
  'VITE_GEOCODER',
  'VITE_TRANSLATOR',
  'VITE_LOCALE_COOKIE_SECURE',
  'VITE_ROOT_REDIRECT',
];

/** The purposes of variables, by name. The first match counts. */
const PURPOSES = [
  { id: 'emulators', names: /^VITE_(?:USE_)?EMULATOR/ },
  { id: 'firebase', names: /^VITE_(?:FIREBASE|STORAGE|APP_CHECK)_/ },
  {
    id: 'signIn',
    names: /^VITE_(?:AUTH0|PUBLIC_ADDRESS|HOSTING_SUFFIX|SIGN_IN|SESSION_COOKIE|CONTENT_USER)/,
  },
  { id: 'endpoints', names: /^VITE_(?:TOKEN|SUPPORT_TOKEN|LOG|CONTENT_API)_URL$/ },
  { id: 'searching', names: /^VITE_ALGOLIA_/ },
  {
    id: 'mapsAndOthers',
    names: /^VITE_(?:GEOCODER$|TRANSLATOR|(?:TAG_MANAGER|GOOGLE_MAPS|MAP_STYLE|SUPPORT_TOOL|GEOCODER)_)/,
  },
  { id: 'languages', names: /^VITE_(?:LOCALE_COOKIE_SECURE|ROOT_REDIRECT)$/ },
  { id: 'other', names: /^/ },
] as const;

type Purpose = (typeof PURPOSES)[number]['id'];

/** A variable as visitors see it. */
export interface ShownVariable {
  name: string;
  /** Whether the environment gave a value other than the default. */
  isSet: boolean;
  /** The value, if it may be shown and there is one. */
  value?: string;
}

type Values = Readonly<Record<string, unknown>>;

const DEFAULTS: Values = readEnvironment({});

/** All variables of the build, grouped by purpose. */
export function configuration(
  values: Values = config,
  names: readonly string[] = Object.keys(environment.shape),
): { purpose: Purpose; variables: ShownVariable[] }[] {
  return PURPOSES.map(({ id }) => ({
    purpose: id,
    variables: names.filter((name) => purposeOf(name) === id).map((name) => shownVariable(name, values)),
  })).filter(({ variables }) => variables.length > 0);
}

function purposeOf(name: string): Purpose {
  return PURPOSES.find(({ names }) => names.test(name))?.id ?? 'other';
}

function shownVariable(name: string, values: Values): ShownVariable {
  const value = values[name];
  const variable = { name, isSet: isSet(name, values) };
  const mayBeShown = SHOWN.some((shown) => shown === name) && value !== undefined;
  return mayBeShown ? { ...variable, value: withoutQuery(String(value)) } : variable;
}

function isSet(name: string, values: Values): boolean {
  return values[name] !== DEFAULTS[name];
}

/** Hides the query and the fragment of an address, which may hold a key. */
function withoutQuery(value: string): string {
  return value.replace(/[?#].*/s, '?…');
}
