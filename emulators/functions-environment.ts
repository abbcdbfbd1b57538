import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appCheckOn, domainOn } from './identity/places.ts';
import { instagramOrigin } from './instagram/local-instagram.ts';
import { names, originalsBucketOf } from './names.ts';
import { HOST, type Ports } from './ports.ts';
import { searchOrigin } from './search/local-search.ts';

interface Local {
  projectId: string;
  /** The private keys of content accounts, as JSON. */
  contentKeys: string;
}

/**
 * Writes the functions' configuration for the local stack beside their build, where firebase-tools looks for it.
 * @param folder holds the build of the functions
 */
export function writeFunctionsEnvironment(
  folder: string,
  ports: Ports,
  { projectId, contentKeys }: Local,
): void {
  const { audience, managementClientId, managementClientSecret } = names.identity;
  const { applicationId, worksKey, adminKey } = names.search;
  mkdirSync(folder, { recursive: true });
  writeVariables(join(folder, '.env.local'), {
    APP_CHECK: 'required',
    APP_CHECK_KEYS: `${appCheckOn(ports.identity)}/jwks`,
    AUTH0_DOMAIN: domainOn(ports.identity),
    AUTH0_AUDIENCE: audience,
    AUTH0_MANAGEMENT_CLIENT_ID: managementClientId,
    ORIGINALS_BUCKET: originalsBucketOf(projectId),
    PUBLIC_ADDRESS: `http://${HOST}:${ports.hosting}`,
    // The emulator accepts any.
    WEB_API_KEY: 'local',
    ALGOLIA_APP_ID: applicationId,
    ALGOLIA_ORIGIN: searchOrigin(ports.search),
    INSTAGRAM_APP_ID: names.instagram.appId,
    INSTAGRAM_ORIGIN: instagramOrigin(ports.instagram),
    MAIL_FROM: names.mail.from,
    TEAM_ADDRESS: names.mail.team,
    // A developer's own, where the shell names one. The local stack has no stand-in for it.
    TRANSLATOR: process.env['VITE_TRANSLATOR'] ?? '',
    TRANSLATOR_URL: process.env['VITE_TRANSLATOR_URL'] ?? '',
    TRANSLATOR_MODEL: process.env['TRANSLATOR_MODEL'] ?? '',
  });
  writeVariables(join(folder, '.secret.local'), {
    AUTH0_MANAGEMENT_CLIENT_SECRET: managementClientSecret,
    SUPPORT_TOOL_SECRET: names.supportToolSecret,
    CONTENT_KEYS: contentKeys,
    ALGOLIA_WRITE_KEY: adminKey,
    ALGOLIA_WORKS_KEY: worksKey,
    INSTAGRAM_APP_SECRET: names.instagram.appSecret,
    INSTAGRAM_TOKEN_KEYS: names.instagram.tokenKeys,
    TRANSLATOR_KEY: process.env['TRANSLATOR_KEY'] || 'none',
    SMTP_URL: `smtp://${HOST}:${ports.mail}`,
  });
}

function writeVariables(file: string, variables: Readonly<Record<string, string>>): void {
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
}
