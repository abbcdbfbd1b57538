import { issuerOf } from '@waymark/model/issuer';
import { defineSecret, defineString } from 'firebase-functions/params';

/*
 * What functions are configured with. On the local stack emulators/functions-environment.ts says it; npm run deploy takes what
 * the web is configured with as well from there, and secrets are in Secret Manager (README.md).
 */

const AUTH0_DOMAIN = defineString('AUTH0_DOMAIN', { description: 'Domain of the Auth0 tenant' });
const AUTH0_AUDIENCE = defineString('AUTH0_AUDIENCE', { description: 'Identifier of the API at Auth0' });
const AUTH0_MANAGEMENT_CLIENT_ID = defineString('AUTH0_MANAGEMENT_CLIENT_ID', {
  description:
    'Client ID of the machine-to-machine application that may read and change permissions of users',
});
const AUTH0_MANAGEMENT_CLIENT_SECRET = defineSecret('AUTH0_MANAGEMENT_CLIENT_SECRET');
/** Where originals are uploaded to: their events are those of this bucket. */
export const ORIGINALS_BUCKET = defineString('ORIGINALS_BUCKET', {
  description: 'Bucket of the pictures that creators upload',
});
const SUPPORT_TOOL_SECRET = defineSecret('SUPPORT_TOOL_SECRET');

/** What the function has to be given that reads them. */
export const secrets = [AUTH0_MANAGEMENT_CLIENT_SECRET, SUPPORT_TOOL_SECRET];

/** How short a secret may not be that signs with HS256: as long as its hash, in bytes. */
const LEAST_SECRET = 32;

/**
 * Read when it is asked for: there is nothing to read while the functions are deployed. What is not set throws then: an empty
 * audience or issuer would be one that every token has.
 */
export const configuration = {
  /** Whose access tokens are taken, ending with a slash. */
  get issuer(): string {
    return provenIssuer(demanded(AUTH0_DOMAIN));
  },
  /** For whom these tokens have to be. */
  get audience(): string {
    return demanded(AUTH0_AUDIENCE);
  },
  get management(): { clientId: string; clientSecret: string } {
    return {
      clientId: demanded(AUTH0_MANAGEMENT_CLIENT_ID),
      clientSecret: demanded(AUTH0_MANAGEMENT_CLIENT_SECRET),
    };
  },
  /** What the tokens of the support tool are signed with; undefined where there is none. */
  get supportToolSecret(): string | undefined {
    const secret = SUPPORT_TOOL_SECRET.value();
    return Buffer.byteLength(secret) >= LEAST_SECRET ? secret : undefined;
  },
};

function demanded(parameter: { name: string; value: () => string }): string {
  const value = parameter.value().trim();
  if (value === '') throw new Error(`${parameter.name} is not set`);
  return value;
}

/** Whose keys are fetched without encryption can be anybody, but on this machine. */
function provenIssuer(domain: string): string {
  const issuer = issuerOf(domain);
  const { protocol, origin } = URL.parse(issuer) ?? {};
  if (issuer !== `${origin}/`)
    throw new Error(`AUTH0_DOMAIN is "${domain}": it must be a domain and no more`);
  if (protocol !== 'https:' && process.env['FUNCTIONS_EMULATOR'] !== 'true') {
    throw new Error(`AUTH0_DOMAIN is "${domain}": only the emulator asks without https`);
  }
  return issuer;
}
