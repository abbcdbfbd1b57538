import { createHash } from 'node:crypto';
import { issuerOf } from '@waymark/model/issuer';
import { PLAYERS } from '@waymark/model/rich-text/video';
import type { Environment } from '../src/config-schema.ts';

/**
 * Where browsers report violations of the policy. Every browser knows `report-uri`; beside `report-to` some ignore it, and send
 * reports later, and only from pages with a certificate.
 */
const REPORT_PATH = '/api/log/policy';

/** The directives of a policy and their sources. */
type Directives = Record<string, readonly string[]>;

const SELF = "'self'";
const NONE = "'none'";
const UNSAFE_INLINE = "'unsafe-inline'";

/** The hosts of Firebase that the browser's SDKs contact. */
const FIREBASE = {
  authentication: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  firestore: 'https://firestore.googleapis.com',
  storage: 'https://firebasestorage.googleapis.com',
};

/**
 * Google's own list for its map, except for scripts: `*.googleapis.com` also serves files that anyone can upload.
 * https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
const GOOGLE_MAPS: Directives = {
  'script-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com', "'unsafe-eval'", 'blob:'],
  'style-src-elem': ['https://fonts.googleapis.com'],
  'img-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  'font-src': ['https://fonts.gstatic.com'],
  'connect-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'data:',
    'blob:',
  ],
  'frame-src': ['https://*.google.com'],
  'worker-src': ['blob:'],
};

/** Of reCAPTCHA, and of the service that exchanges its tokens. https://developers.google.com/recaptcha/docs/faq */
const RECAPTCHA: Directives = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
  'img-src': ['https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};
const APP_CHECK: Directives = { 'connect-src': ['https://content-firebaseappcheck.googleapis.com'] };

/** The container and Google Analytics. https://developers.google.com/tag-platform/security/guides/csp */
const TAG_MANAGER: Directives = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  'connect-src': [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** The style element that react-aria adds for what can be pressed (interactions/usePress). */
const PRESSABLE_STYLE = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`;

/** The texts of the elements in the document itself. They are allowed by their hashes. */
export interface InlineTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The Content-Security-Policy of a build: it allows our own files, and exactly the hosts that are configured. Scripts in the
 * document run by their hashes only.
 *
 * Attributes `style="…"` are allowed, because rendered pages have them (colours and sizes of a place's own). They cannot run
 * anything. Elements `<style>` need a hash, unless Google's map is configured, which adds its own.
 */
export function contentSecurityPolicy(
  environment: Environment,
  { scripts, styles }: InlineTexts,
  { framed }: { framed: boolean },
): string {
  const hasGoogleMaps = environment.VITE_GOOGLE_MAPS_KEY !== undefined;
  const directives = merged([
    {
      'default-src': [NONE],
      'script-src': [SELF, ...scripts.map(hashOf)],
      // A browser ignores 'unsafe-inline' beside a hash.
      'style-src-elem': [
        SELF,
        ...(hasGoogleMaps ? [UNSAFE_INLINE] : [PRESSABLE_STYLE, ...styles].map(hashOf)),
      ],
      'style-src-attr': [UNSAFE_INLINE],
      // Placeholders of photos are data, and pictures that are not uploaded yet are blobs.
      'img-src': [SELF, 'data:', 'blob:'],
      // A video of an archive, of which a frame is drawn.
      'media-src': ['blob:'],
      'font-src': [SELF],
      'connect-src': [SELF],
      'frame-src': Object.values(PLAYERS),
      'worker-src': [SELF],
      'manifest-src': [SELF],
      'base-uri': [NONE],
      'form-action': [SELF],
      ...(framed ? {} : { 'frame-ancestors': [NONE] }),
    },
    firebase(environment),
    appCheck(environment),
    ownEndpoints(environment),
    identityProvider(environment),
    search(environment),
    hasGoogleMaps ? GOOGLE_MAPS : {},
    environment.VITE_TAG_MANAGER_ENABLED ? TAG_MANAGER : {},
    mapStyle(environment),
    { 'connect-src': [environment.VITE_STREETS_URL, environment.VITE_TERRAIN_URL].flatMap(originOf) },
    supportTool(environment),
    { 'connect-src': geocoder(environment) },
  ]);
  const rules = Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return [...rules, `report-uri ${REPORT_PATH}`].join('; ');
}

function merged(parts: readonly Directives[]): Directives {
  const all: Directives = {};
  for (const part of parts) {
    for (const [name, sources] of Object.entries(part)) {
      all[name] = [...new Set([...(all[name] ?? []), ...sources])];
    }
  }
  return all;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function firebase(environment: Environment): Directives {
  if (!environment.VITE_USE_EMULATORS) {
    return {
      'connect-src': [...FIREBASE.authentication, FIREBASE.firestore, FIREBASE.storage],
      'img-src': [FIREBASE.storage],
    };
  }
  const at = (port: number) => new URL(`http://${environment.VITE_EMULATOR_HOST}:${port}`).origin;
  const storage = at(environment.VITE_EMULATOR_PORT_STORAGE);
  return {
    'connect-src': [
      at(environment.VITE_EMULATOR_PORT_AUTH),
      at(environment.VITE_EMULATOR_PORT_FIRESTORE),
      storage,
    ],
    'img-src': [storage],
  };
}

/** The stand-in of the local stack is at the identity provider. */
function appCheck(environment: Environment): Directives {
  const { VITE_APP_CHECK_KEY: key, VITE_APP_CHECK_DEBUG_TOKEN: debugToken } = environment;
  if (environment.VITE_USE_EMULATORS && debugToken !== undefined) return {};
  if (debugToken !== undefined) return APP_CHECK;
  return key === undefined ? {} : merged([RECAPTCHA, APP_CHECK]);
}

/** The endpoints that may be on another host. */
function ownEndpoints(environment: Environment): Directives {
  const addresses = [
    environment.VITE_TOKEN_URL,
    environment.VITE_SUPPORT_TOKEN_URL,
    environment.VITE_LOG_URL,
    environment.VITE_CONTENT_API_URL,
  ];
  return { 'connect-src': addresses.flatMap(originOf) };
}

/** The application gets tokens from the identity provider, by requests and in a frame. */
function identityProvider(environment: Environment): Directives {
  const provider = originOf(issuerOf(environment.VITE_AUTH0_DOMAIN));
  return { 'connect-src': provider, 'frame-src': provider };
}

/**
 * The search engine, its statistics, and the host of its status, which `/test` reads. Algolia's client turns to the other hosts where
 * the first one fails.
 */
function search(environment: Environment): Directives {
  const { VITE_ALGOLIA_APP_ID: id, VITE_ALGOLIA_ORIGIN: own, VITE_ALGOLIA_REGION: region } = environment;
  if (own !== undefined) return { 'connect-src': originOf(own) };
  const insights = region === undefined ? [] : [`https://insights.${region}.algolia.io`];
  const isHost = /^[a-z\d]+$/i.test(id) && id !== 'LOCAL';
  if (!isHost) return {};
  const application = id.toLowerCase();
  return {
    'connect-src': [
      `https://${application}-dsn.algolia.net`,
      ...[1, 2, 3].map((number) => `https://${application}-${number}.algolianet.com`),
      ...insights,
    ],
  };
}

/** The style names its tiles, fonts and pictures, which have to be on its host. */
function mapStyle(environment: Environment): Directives {
  const host = originOf(environment.VITE_MAP_STYLE_URL);
  return { 'connect-src': host, 'img-src': host };
}

function supportTool(environment: Environment): Directives {
  const host = originOf(environment.VITE_SUPPORT_TOOL_SCRIPT);
  return { 'script-src': host, 'connect-src': host, 'frame-src': host, 'img-src': host };
}

/** A geocoder without its name is not asked. */
function geocoder({ VITE_GEOCODER: name, VITE_GEOCODER_URL: address }: Environment): string[] {
  return name === undefined ? [] : originOf(address);
}

/** The origin of an address of another site; none for a path. */
function originOf(address: string | undefined): string[] {
  return address === undefined || address.startsWith('/') ? [] : [new URL(address).origin];
}
