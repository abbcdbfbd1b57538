import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { MEMORY_VARIABLES } from '../../platform/resources.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** As Vite reads them for production: the later ones win, and the shell wins over all. */
const FILES = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** The variables of functions alone; they share the rest with the web. */
export const FUNCTIONS_VARIABLES = [
  'APP_CHECK',
  'AUTH0_MANAGEMENT_CLIENT_ID',
  'MAIL_FROM',
  'TEAM_ADDRESS',
  'TRANSLATOR_MODEL',
] as const;

/** The variables of a production build in this folder, for the web and for functions. */
export function buildVariables(root: string, shell: Variables): Variables {
  const files = FILES.map((name) => join(root, name)).filter((file) => existsSync(file));
  const all: Variables = Object.assign(
    {},
    ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))),
    shell,
  );
  const isKnown = (name: string) =>
    name.startsWith('VITE_') || FUNCTIONS_VARIABLES.some((other) => other === name);
  return Object.fromEntries(Object.entries(all).filter(([name]) => isKnown(name)));
}

/** The environment file that functions are deployed with. Secrets are in Secret Manager. */
export function functionsFile(variables: Variables): string {
  const configured = {
    APP_CHECK: variables['APP_CHECK'],
    AUTH0_DOMAIN: variables['VITE_AUTH0_DOMAIN'],
    AUTH0_AUDIENCE: variables['VITE_AUTH0_AUDIENCE'],
    AUTH0_MANAGEMENT_CLIENT_ID: variables['AUTH0_MANAGEMENT_CLIENT_ID'],
    ORIGINALS_BUCKET:
      variables['VITE_FIREBASE_ORIGINALS_BUCKET'] || variables['VITE_FIREBASE_STORAGE_BUCKET'],
    PUBLIC_ADDRESS:
      variables['VITE_PUBLIC_ADDRESS'] || `https://${variables['VITE_FIREBASE_PROJECT_ID']}.web.app`,
    WEB_API_KEY: variables['VITE_FIREBASE_API_KEY'],
    ALGOLIA_APP_ID: variables['VITE_ALGOLIA_APP_ID'],
    ALGOLIA_ORIGIN: variables['VITE_ALGOLIA_ORIGIN'],
    INSTAGRAM_APP_ID: variables['VITE_INSTAGRAM_APP_ID'],
    MAIL_FROM: variables['MAIL_FROM'],
    TEAM_ADDRESS: variables['TEAM_ADDRESS'],
    TRANSLATOR: variables['VITE_TRANSLATOR'],
    TRANSLATOR_URL: variables['VITE_TRANSLATOR_URL'],
    TRANSLATOR_MODEL: variables['TRANSLATOR_MODEL'],
  };
  return Object.entries({ ...configured, ...MEMORY_VARIABLES })
    .map(([name, value = '']) => `${name}=${JSON.stringify(value)}\n`)
    .join('');
}

/** The required variables of a deployment, with the placeholders of a dry run. */
const PLACEHOLDERS = {
  VITE_FIREBASE_API_KEY: 'your-api-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'your-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'your-project',
  VITE_FIREBASE_STORAGE_BUCKET: 'your-project.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:1:web:your-app',
  VITE_AUTH0_DOMAIN: 'your-tenant.eu.auth0.com',
  VITE_AUTH0_CLIENT_ID: 'your-client-id',
  VITE_AUTH0_AUDIENCE: 'https://api.your-domain.example',
  AUTH0_MANAGEMENT_CLIENT_ID: 'your-management-client-id',
  MAIL_FROM: 'Waymark <post@your-domain.example>',
  TEAM_ADDRESS: 'team@your-domain.example',
  VITE_APP_CHECK_KEY: 'your-recaptcha-key',
  TRANSLATOR_MODEL: 'your-model',
};

/** The missing variables without which a build would use the local stack, or its functions would refuse its own requests. */
export function missingVariables(variables: Variables): string[] {
  const isNeeded = (name: string) => {
    if (name === 'VITE_APP_CHECK_KEY') return variables['APP_CHECK'] === 'required';
    return name !== 'TRANSLATOR_MODEL' || variables['VITE_TRANSLATOR'] === 'openai';
  };
  return Object.keys(PLACEHOLDERS).filter((name) => isNeeded(name) && !variables[name]);
}

/** Placeholders for the variables named. */
export function placeholdersFor(missing: readonly string[]): Variables {
  return Object.fromEntries(Object.entries(PLACEHOLDERS).filter(([name]) => missing.includes(name)));
}

/** A sentence for each variable with a value of the local stack. Such a build must never be deployed. */
export function localVariables(variables: Variables): string[] {
  return Object.entries(variables).flatMap(([name, value = '']) => {
    const fault = localFault(name, value);
    return fault === undefined ? [] : [`${name} is "${value}", which ${fault}.`];
  });
}

function localFault(name: string, value: string): string | undefined {
  if (name === 'VITE_USE_EMULATORS' && value === 'true') return 'points the build at emulators';
  if (name.startsWith('VITE_FIREBASE_') && value.startsWith('demo-')) return 'belongs to a demo project';
  // Whoever has it passes for the application.
  if (name === 'VITE_APP_CHECK_DEBUG_TOKEN' && value !== '') return 'is for development';
  if (name === 'VITE_ALGOLIA_APP_ID' && value === 'LOCAL') return 'is the local search engine';
  // The addresses of emulators are read only where emulators are used.
  const isAddressUsed = !name.startsWith('VITE_EMULATOR_');
  return isAddressUsed && /\b(localhost|127\.0\.0\.1)\b/.test(value)
    ? 'is an address of this machine'
    : undefined;
}
