import { issuerOf } from '@waymark/model/issuer';
import { defineSecret, defineString, projectID } from 'firebase-functions/params';

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
const CONTENT_KEYS = defineSecret('CONTENT_KEYS');
const WEB_API_KEY = defineString('WEB_API_KEY', {
  description: 'Web API key of the Firebase project, with which passwords are checked',
});
const ALGOLIA_APP_ID = defineString('ALGOLIA_APP_ID', {
  description: 'ID of the Algolia application; empty for a site without search',
  default: '',
});
const ALGOLIA_ORIGIN = defineString('ALGOLIA_ORIGIN', {
  description: 'Origin of a server with the API of Algolia, where it is not Algolia itself',
  default: '',
});
const ALGOLIA_WRITE_KEY = defineSecret('ALGOLIA_WRITE_KEY');
const MAIL_FROM = defineString('MAIL_FROM', {
  description: 'The sender of all mails, such as Waymark <post@waymark.example>',
});
const TEAM_ADDRESS = defineString('TEAM_ADDRESS', {
  description: 'Where messages to the team go by e-mail',
});
const APP_CHECK = defineString('APP_CHECK', {
  description: '`required` refuses requests of other programs than the application; empty lets them in',
  default: '',
});
const APP_CHECK_KEYS = defineString('APP_CHECK_KEYS', {
  description: 'Address of the keys that sign tokens of App Check',
  default: 'https://firebaseappcheck.googleapis.com/v1/jwks',
});
const SMTP_URL = defineSecret('SMTP_URL');
const ALGOLIA_WORKS_KEY = defineSecret('ALGOLIA_WORKS_KEY');
const INSTAGRAM_APP_ID = defineString('INSTAGRAM_APP_ID', {
  description: 'ID of the application at Instagram; empty for a site that connects to no Instagram account',
  default: '',
});
const INSTAGRAM_ORIGIN = defineString('INSTAGRAM_ORIGIN', {
  description: 'Origin of a server that stands in for Instagram; empty for Instagram itself',
  default: '',
});
const TRANSLATOR = defineString('TRANSLATOR', {
  description: 'libretranslate or openai; empty for a site that drafts no translations',
  default: '',
});
const TRANSLATOR_URL = defineString('TRANSLATOR_URL', {
  description: 'Address of the translation service, to which paths of its API are added',
  default: '',
});
const TRANSLATOR_MODEL = defineString('TRANSLATOR_MODEL', {
  description: 'The model that translates, for a service with the API of OpenAI',
  default: '',
});
const TRANSLATOR_KEY = defineSecret('TRANSLATOR_KEY');
const INSTAGRAM_APP_SECRET = defineSecret('INSTAGRAM_APP_SECRET');
const INSTAGRAM_TOKEN_KEYS = defineSecret('INSTAGRAM_TOKEN_KEYS');

/** The secrets with which accounts at Instagram are connected and read. */
export const instagramSecrets = [INSTAGRAM_APP_SECRET, INSTAGRAM_TOKEN_KEYS];

/** The secret with which functions write to the search engine. */
export const searchSecrets = [ALGOLIA_WRITE_KEY];

/** The secret with which functions send mails. */
export const mailSecrets = [SMTP_URL];

/** The secrets with which accounts are deleted: at the identity provider, and in the search engine. */
export const accountSecrets = [AUTH0_MANAGEMENT_CLIENT_SECRET, ...searchSecrets];

/** The secrets of the endpoints. */
export const secrets = [
  AUTH0_MANAGEMENT_CLIENT_SECRET,
  SUPPORT_TOOL_SECRET,
  CONTENT_KEYS,
  ALGOLIA_WORKS_KEY,
  ...searchSecrets,
  ...instagramSecrets,
  TRANSLATOR_KEY,
];

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
    return webOrigin('PUBLIC_ADDRESS', demanded(PUBLIC_ADDRESS));
  },
  /** The issuer of the tokens of content accounts, which is also the address of their API. */
  get contentIssuer(): string {
    return `${configuration.publicOrigin}/api/content`;
  },
  /** The private keys of these tokens, as JSON. */
  get contentKeys(): string {
    return demanded(CONTENT_KEYS);
  },
  /** The web API key of the Firebase project, which is not secret. */
  get webApiKey(): string {
    return demanded(WEB_API_KEY);
  },
  /** The search engine; undefined where the site has none. */
  get search(): { applicationId: string; origin: string | undefined } | undefined {
    const applicationId = ALGOLIA_APP_ID.value().trim();
    if (applicationId === '') return undefined;
    if (!/^[A-Za-z0-9]+$/.test(applicationId)) {
      throw new Error(`ALGOLIA_APP_ID is "${applicationId}": it must be letters and digits`);
    }
    const origin = ALGOLIA_ORIGIN.value().trim();
    return { applicationId, origin: origin === '' ? undefined : webOrigin('ALGOLIA_ORIGIN', origin) };
  },
  /** The key that writes to the search engine. */
  get searchWriteKey(): string {
    return demanded(ALGOLIA_WRITE_KEY);
  },
  /** The key that may search all works, from which creators get keys for their own. */
  get searchWorksKey(): string {
    return demanded(ALGOLIA_WORKS_KEY);
  },
  /** The mail server, as `smtps://user:password@host`, and the sender; undefined where the site sends no mails. */
  get mail(): { server: string; from: Sender } | undefined {
    const server = demanded(SMTP_URL);
    if (server === 'none') return undefined;
    if (!/^smtps?:$/.test(URL.parse(server)?.protocol ?? '')) {
      // Not the value, which has a password.
      throw new Error('SMTP_URL must be an address that begins with smtp:// or smtps://');
    }
    return { server, from: senderIn(demanded(MAIL_FROM)) };
  },
  /** The address of the team for messages. */
  get teamAddress(): string {
    return senderIn(demanded(TEAM_ADDRESS)).address;
  },
  /** Whether requests need a token of App Check, for which project, and where the keys are that sign these tokens. */
  get appCheck(): { isRequired: boolean; projectId: string; keys: string } {
    const keys = demanded(APP_CHECK_KEYS);
    if (!keys.startsWith('https:') && process.env['FUNCTIONS_EMULATOR'] !== 'true') {
      throw new Error(`APP_CHECK_KEYS is "${keys}": http is allowed only for the emulator`);
    }
    const required = APP_CHECK.value().trim();
    if (required !== '' && required !== 'required') {
      throw new Error(`APP_CHECK is "${required}": it must be empty or required`);
    }
    // Tokens of every project would be refused for an empty one.
    const projectId = projectID.value();
    if (projectId === '') throw new Error('FIREBASE_CONFIG names no project');
    return { isRequired: required === 'required', projectId, keys };
  },
  /** The application at Instagram; undefined where the site connects to no account there. */
  get instagram(): { appId: string; appSecret: string; origin: string | undefined } | undefined {
    const appId = INSTAGRAM_APP_ID.value().trim();
    if (appId === '') return undefined;
    if (!/^\d+$/.test(appId)) throw new Error(`INSTAGRAM_APP_ID is "${appId}": it must be digits`);
    const origin = INSTAGRAM_ORIGIN.value().trim();
    return {
      appId,
      appSecret: demanded(INSTAGRAM_APP_SECRET),
      origin: origin === '' ? undefined : webOrigin('INSTAGRAM_ORIGIN', origin),
    };
  },
  /** The translation service; undefined where the site drafts no translations. */
  get translator(): TranslatorConfiguration | undefined {
    const kind = TRANSLATOR.value().trim();
    if (kind === '') return undefined;
    const address = serviceAddress('TRANSLATOR_URL', demanded(TRANSLATOR_URL));
    const secret = demanded(TRANSLATOR_KEY);
    const setting = { address, key: secret === 'none' ? undefined : secret };
    if (kind === 'libretranslate') return { kind, ...setting };
    if (kind === 'openai') return { kind, ...setting, model: demanded(TRANSLATOR_MODEL) };
    throw new Error(`TRANSLATOR is "${kind}": it must be empty, libretranslate or openai`);
  },
  /** The keys that encrypt the tokens of accounts at Instagram. */
  get instagramTokenKeys(): string {
    return demanded(INSTAGRAM_TOKEN_KEYS);
  },
  /** The secret that signs the tokens of the support tool; undefined where there is none. */
  get supportToolSecret(): string | undefined {
    const secret = SUPPORT_TOOL_SECRET.value();
    return Buffer.byteLength(secret) >= LEAST_SECRET ? secret : undefined;
  },
};

type TranslatorConfiguration = { address: string; key: string | undefined } & (
  | { kind: 'libretranslate' }
  | { kind: 'openai'; model: string }
);

interface Sender {
  name: string;
  address: string;
}

/** `Waymark <post@waymark.example>`, or the address alone. */
function senderIn(value: string): Sender {
  const [, name = '', written] = /^(?:([^<>"@]*?) *<([^<>]*)>|.*)$/.exec(value) ?? [];
  const address = written ?? value;
  if (!/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(address)) {
    throw new Error(`"${value}" must be an address, or a name and an address in angle brackets`);
  }
  return { name, address };
}

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

function webOrigin(name: string, address: string): string {
  const { protocol, origin } = URL.parse(address) ?? {};
  if (origin === undefined || (protocol !== 'https:' && protocol !== 'http:')) {
    throw new Error(`${name} is "${address}": it must be an http(s) address`);
  }
  return origin;
}

/** An address with a path, without a slash at its end. Texts and keys are sent without encryption only on this machine. */
function serviceAddress(name: string, address: string): string {
  const { protocol, username, search, hash } = URL.parse(address) ?? {};
  const isPlain = protocol === 'http:' && process.env['FUNCTIONS_EMULATOR'] === 'true';
  if ((protocol !== 'https:' && !isPlain) || username !== '' || search !== '' || hash !== '') {
    throw new Error(`${name} must be an https address without a user, a query and a fragment`);
  }
  return address.replace(/\/+$/, '');
}
