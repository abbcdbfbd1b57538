import { issuerOf } from '@waymark/model/issuer';
import { defineSecret, defineString } from 'firebase-functions/params';

/*
 * What functions are configured with. On the local stack emulators/functions-environment.ts says it; npm run deploy takes the
 * domain and the audience from the configuration of the web, and secrets are in Secret Manager (README.md).
 */

const AUTH0_DOMAIN = defineString('AUTH0_DOMAIN', { description: 'Domain of the Auth0 tenant' });
const AUTH0_AUDIENCE = defineString('AUTH0_AUDIENCE', { description: 'Identifier of the API at Auth0' });
const AUTH0_MANAGEMENT_CLIENT_ID = defineString('AUTH0_MANAGEMENT_CLIENT_ID', {
  description:
    'Client ID of the machine-to-machine application that may read and change permissions of users',
});
const AUTH0_MANAGEMENT_CLIENT_SECRET = defineSecret('AUTH0_MANAGEMENT_CLIENT_SECRET');
const SUPPORT_TOOL_SECRET = defineSecret('SUPPORT_TOOL_SECRET');

/** What the function has to be given that reads them. */
export const secrets = [AUTH0_MANAGEMENT_CLIENT_SECRET, SUPPORT_TOOL_SECRET];

/** How short a secret may not be that signs with HS256: as long as its hash, in bytes. */
const LEAST_SECRET = 32;

/** Read when it is asked for: there is nothing to read while the functions are deployed. */
export const configuration = {
  /** Whose access tokens are taken, ending with a slash. */
  get issuer(): string {
    return issuerOf(AUTH0_DOMAIN.value());
  },
  /** For whom these tokens have to be. */
  get audience(): string {
    return AUTH0_AUDIENCE.value();
  },
  get management(): { clientId: string; clientSecret: string } {
    return {
      clientId: AUTH0_MANAGEMENT_CLIENT_ID.value(),
      clientSecret: AUTH0_MANAGEMENT_CLIENT_SECRET.value(),
    };
  },
  /** What the tokens of the support tool are signed with; undefined where there is none. */
  get supportToolSecret(): string | undefined {
    const secret = SUPPORT_TOOL_SECRET.value();
    return Buffer.byteLength(secret) >= LEAST_SECRET ? secret : undefined;
  },
};
