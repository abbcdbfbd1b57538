import { issuerOf } from '@waymark/model/issuer';
import { defineSecret, defineString } from 'firebase-functions/params';

/*
 * The configuration of functions. On the local stack it comes from emulators/functions-environment.ts. npm run deploy takes it
 * from the web's configuration; secrets are in Secret Manager (README.md).
 */

const AUTH0_DOMAIN = defineString('AUTH0_DOMAIN', { description: 'Domain of the Auth0 tenant' });
const AUTH0_AUDIENCE = defineString('AUTH0_AUDIENCE', { description: 'Identifier of the API at Auth0' });
const AUTH0_MANAGEMENT_CLIENT_ID = defineString('AUTH0_MANAGEMENT_CLIENT_ID', {
  description:
    'Client ID of the machine-to-machine application that may read and change permissions of users',
});
const AUTH0_MANAGEMENT_CLIENT_SECRET = defineSecret('AUTH0_MANAGEMENT_CLIENT_SECRET');
/** The bucket of originals, whose events trigger functions. */
export const ORIGINALS_BUCKET = defineString('ORIGINALS_BUCKET', {
  description: 'Bucket of the pictures that creators upload',
});
const PUBLIC_ADDRESS = defineString('PUBLIC_ADDRESS', {
  description: 'Address of the site, such as https://waymark.example, for canonical addresses',
});
const SUPPORT_TOOL_SECRET = defineSecret('SUPPORT_TOOL_SECRET');

/** The secrets that the function needs to read them. */
export const secrets = [AUTH0_MANAGEMENT_CLIENT_SECRET, SUPPORT_TOOL_SECRET];

/** The smallest length of a secret for HS256 in bytes: that of its hash. */
const LEAST_SECRET = 32;

/**
 * Read on use, because variables are missing during deployment. A missing value throws: an empty audience or issuer would
 * accept any token.
 */
export const configuration = {
  /** The accepted issuer of access tokens, ending with a slash. */
  get issuer(): string {
    return provenIssuer(demanded(AUTH0_DOMAIN));
  },
  /** The required audience of these tokens. */
  get audience(): string {
    return demanded(AUTH0_AUDIENCE);
  },
  get management(): { clientId: string; clientSecret: string } {
    return {
      clientId: demanded(AUTH0_MANAGEMENT_CLIENT_ID),
      clientSecret: demanded(AUTH0_MANAGEMENT_CLIENT_SECRET),
    };
  },
  /** The origin of canonical addresses. The host of a request is never used for them: anyone can forge it. */
  get publicOrigin(): string {
    return webOrigin(demanded(PUBLIC_ADDRESS));
  },
  /** The secret that signs the tokens of the support tool; undefined where there is none. */
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

/** Keys that are fetched without encryption can be forged, except on this machine. */
function provenIssuer(domain: string): string {
  const issuer = issuerOf(domain);
  const { protocol, origin } = URL.parse(issuer) ?? {};
  if (issuer !== `${origin}/`) throw new Error(`AUTH0_DOMAIN is "${domain}": it must be only a domain`);
  if (protocol !== 'https:' && process.env['FUNCTIONS_EMULATOR'] !== 'true') {
    throw new Error(`AUTH0_DOMAIN is "${domain}": http is allowed only for the emulator`);
  }
  return issuer;
}

function webOrigin(address: string): string {
  const { protocol, origin } = URL.parse(address) ?? {};
  if (origin === undefined || (protocol !== 'https:' && protocol !== 'http:')) {
    throw new Error(`PUBLIC_ADDRESS is "${address}": it must be an http(s) address`);
  }
  return origin;
}
