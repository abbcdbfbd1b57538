import { DEFAULT_SESSION_COOKIE } from '@waymark/model/session-cookie';
import * as z from 'zod/mini';

/*
 * The environment variables that the web reads. `.env.example` describes each of them. An absent or empty variable has its
 * default; a wrong one stops the build and the start with a message.
 */

const text = (fallback: string) => z._default(z.string(), fallback);
const flag = (fallback: 'true' | 'false') =>
  z.pipe(
    z._default(z.literal(['true', 'false'], 'must be true or false'), fallback),
    z.transform((value) => value === 'true'),
  );

const whole = (fallback: number) =>
  z.pipe(
    z._default(
      z.string().check(z.regex(/^\d{1,15}$/, 'must be a whole number, not negative')),
      String(fallback),
    ),
    z.transform(Number),
  );

const notNegative = (fallback: number) =>
  z.pipe(
    z._default(
      z.string().check(z.regex(/^\d{1,15}(\.\d+)?$/, 'must be a number, not negative')),
      String(fallback),
    ),
    z.transform(Number),
  );

const port = (fallback: number) =>
  z.pipe(
    z._default(z.string().check(z.refine(isPort, 'must be a port, 1 to 65535')), String(fallback)),
    z.transform(Number),
  );

/** A web URL, or a path of this site. */
const address = (fallback: string) =>
  z._default(
    z.string().check(z.refine(isAddress, 'must be an http(s) address, or a path that starts with /')),
    fallback,
  );

const optionalAddress = z.optional(
  z
    .string()
    .check(z.refine((value) => isAddress(value) && !value.startsWith('/'), 'must be an http(s) address')),
);

const path = (fallback: string) =>
  z._default(
    z
      .string()
      .check(
        z.refine((value) => value.startsWith('/') && isAddress(value), 'must be a path that starts with /'),
      ),
    fallback,
  );

/** Parameters of a query, as the text of a JSON object. */
const params = (fallback: string) =>
  z._default(z.string().check(z.refine(isJsonObject, 'must be a JSON object')), fallback);

function isJsonObject(value: string): boolean {
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  } catch {
    return false;
  }
}

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535;
}

function isAddress(value: string): boolean {
  const base = 'https://waymark.invalid';
  // The supported browsers may lack `URL.parse`.
  if (!URL.canParse(value, base)) return false;
  const url = new URL(value, base);
  // `/\evil` and `/<tab>/evil` start with a slash and still lead to another host.
  if (value.startsWith('/')) return url.origin === base;
  return /^https?:\/\//.test(value) && url.username === '' && url.password === '';
}

const DEFAULT_COOKIE_MS = 6 * 2_592_000_000;

export const environment = z.object({
  VITE_USE_EMULATORS: flag('false'),
  VITE_EMULATOR_HOST: text('127.0.0.1'),
  VITE_EMULATOR_PORT_AUTH: port(9099),
  VITE_EMULATOR_PORT_FIRESTORE: port(8080),
  VITE_EMULATOR_PORT_STORAGE: port(9199),

  VITE_FIREBASE_API_KEY: text('local'),
  VITE_FIREBASE_AUTH_DOMAIN: text('demo-waymark.firebaseapp.com'),
  VITE_FIREBASE_PROJECT_ID: text('demo-waymark'),
  VITE_FIREBASE_STORAGE_BUCKET: text('demo-waymark.appspot.com'),
  VITE_FIREBASE_ORIGINALS_BUCKET: z.optional(z.string()),
  VITE_FIREBASE_APP_ID: text('1:1:web:1'),
  VITE_APP_CHECK_KEY: z.optional(z.string()),
  VITE_APP_CHECK_DEBUG_TOKEN: z.optional(z.string()),
  VITE_STORAGE_MAX_UPLOAD_RETRY_MS: notNegative(600_000),
  VITE_STORAGE_MAX_OPERATION_RETRY_MS: notNegative(120_000),

  VITE_AUTH0_DOMAIN: text('http://localhost:9400'),
  VITE_AUTH0_CLIENT_ID: text('waymark-web'),
  VITE_AUTH0_AUDIENCE: text('https://api.waymark.example'),
  VITE_PUBLIC_ADDRESS: optionalAddress,
  VITE_HOSTING_SUFFIX: text('.web.app'),
  VITE_SIGN_IN_ERROR_PATH: path('/'),
  VITE_TOKEN_URL: address('/api/auth/token'),
  VITE_SUPPORT_TOKEN_URL: address('/api/support/token'),
  VITE_LOG_URL: address('/api/log/write'),
  VITE_CONTENT_API_URL: address('/api/content'),
  VITE_CONTENT_USER_PARAMS: params('{"populate":{"role":{"populate":["permissions"]}}}'),
  VITE_SESSION_COOKIE_NAME: z._default(
    z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be letters, digits, _ or -')),
    DEFAULT_SESSION_COOKIE,
  ),

  VITE_ALGOLIA_APP_ID: text('LOCAL'),
  VITE_ALGOLIA_SEARCH_KEY: text('local-search-key'),
  VITE_ALGOLIA_ORIGIN: optionalAddress,
  VITE_ALGOLIA_LITE: flag('true'),
  VITE_ALGOLIA_CACHE: flag('false'),
  VITE_ALGOLIA_RECOMMEND: flag('false'),
  VITE_ALGOLIA_REGION: z.optional(z.literal(['de', 'us'], 'must be de or us')),
  VITE_ALGOLIA_COOKIE_DURATION_MS: whole(DEFAULT_COOKIE_MS),

  VITE_INSTAGRAM_APP_ID: z.optional(z.string().check(z.regex(/^\d+$/, 'must be digits'))),

  VITE_TAG_MANAGER_ENABLED: flag('false'),
  VITE_TAG_MANAGER_ID: z.optional(
    z.string().check(z.regex(/^GTM-[A-Z0-9]+$/, 'must be GTM- followed by capital letters or digits')),
  ),
  VITE_SUPPORT_TOOL_SCRIPT: optionalAddress,
  VITE_GOOGLE_MAPS_KEY: z.optional(z.string()),
  VITE_GOOGLE_MAPS_MAP_ID: z.optional(z.string()),
  VITE_MAP_STYLE_URL: z.optional(
    z.string().check(z.refine(isAddress, 'must be an http(s) address, or a path that starts with /')),
  ),

  VITE_STREETS_URL: z.optional(
    z.string().check(z.refine(isAddress, 'must be an http(s) address, or a path that starts with /')),
  ),
  VITE_TERRAIN_URL: z.optional(
    z.string().check(z.refine(isAddress, 'must be an http(s) address, or a path that starts with /')),
  ),

  VITE_GEOCODER: z.optional(
    z.literal(['photon', 'nominatim', 'google'], 'must be photon, nominatim or google'),
  ),
  VITE_GEOCODER_URL: z.optional(
    z.string().check(z.refine(isAddress, 'must be an http(s) address, or a path that starts with /')),
  ),
  VITE_GEOCODER_KEY: z.optional(z.string()),

  VITE_TRANSLATOR: z.optional(z.literal(['libretranslate', 'openai'], 'must be libretranslate or openai')),
  VITE_TRANSLATOR_URL: optionalAddress,

  VITE_LOCALE_COOKIE_SECURE: flag('true'),
  VITE_ROOT_REDIRECT: flag('false'),
});
export type Environment = z.infer<typeof environment>;

/** The rules that concern two variables. */
const consistent = environment.check(
  z.refine((values) => !values.VITE_TAG_MANAGER_ENABLED || values.VITE_TAG_MANAGER_ID !== undefined, {
    path: ['VITE_TAG_MANAGER_ID'],
    error: 'must be set where VITE_TAG_MANAGER_ENABLED is true',
  }),
  z.refine((values) => values.VITE_GEOCODER === undefined || values.VITE_GEOCODER_URL !== undefined, {
    path: ['VITE_GEOCODER_URL'],
    error: 'must be set where VITE_GEOCODER is',
  }),
  z.refine((values) => values.VITE_GEOCODER !== 'google' || values.VITE_GEOCODER_KEY !== undefined, {
    path: ['VITE_GEOCODER_KEY'],
    error: 'must be set where VITE_GEOCODER is google',
  }),
  z.refine((values) => values.VITE_TRANSLATOR === undefined || values.VITE_TRANSLATOR_URL !== undefined, {
    path: ['VITE_TRANSLATOR_URL'],
    error: 'must be set where VITE_TRANSLATOR is',
  }),
);

/**
 * Reads and checks the environment. An empty variable counts as absent.
 * @throws Error with one sentence for each wrong variable: its name, its value and what is allowed
 */
export function readEnvironment(variables: Readonly<Record<string, unknown>>): Environment {
  const given = Object.entries(variables).filter(([, value]) => value !== '' && value !== undefined);
  const parsed = consistent.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `${name} is "${variables[name] ?? ''}", but ${issue.message}.`;
  });
  throw new Error(`The configuration is wrong. ${sentences.join(' ')}`);
}
