import { issuerOf } from '@waymark/model/issuer';
import type { FirebaseApp } from 'firebase/app';
import {
  type AppCheck,
  type AppCheckToken,
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { ofetch } from 'ofetch';
import { config } from '../config.ts';

/** The time limit of the stand-in on the local stack, in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Makes requests of Firebase's SDKs carry a token by which the services recognise this application: of reCAPTCHA Enterprise, or
 * of the debug provider. It has to run before the first request.
 * @param others more apps of the same project, which get the same token
 * @returns undefined where App Check is not configured
 */
export function startAppCheck(app: FirebaseApp, others: readonly FirebaseApp[]): AppCheck | undefined {
  const provider = configuredProvider(app);
  if (provider === undefined) return undefined;
  const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  const same = async (): Promise<AppCheckToken> => {
    const { token } = await getToken(appCheck);
    return { token, expireTimeMillis: expiryOf(token) };
  };
  for (const other of others) {
    initializeAppCheck(other, {
      provider: new CustomProvider({ getToken: same }),
      isTokenAutoRefreshEnabled: true,
    });
  }
  return appCheck;
}

function configuredProvider({ options }: FirebaseApp) {
  const { VITE_APP_CHECK_KEY: key, VITE_APP_CHECK_DEBUG_TOKEN: debugToken } = config;
  if (debugToken !== undefined && config.VITE_USE_EMULATORS) {
    const path = `projects/${options.projectId}/apps/${options.appId}:exchangeDebugToken`;
    const address = `${issuerOf(config.VITE_AUTH0_DOMAIN)}app-check/v1/${path}`;
    return new CustomProvider({
      async getToken() {
        const body = { debug_token: debugToken };
        const { token } = await ofetch<{ token: string }>(address, {
          method: 'POST',
          body,
          timeout: TIMEOUT,
        });
        return { token, expireTimeMillis: expiryOf(token) };
      },
    });
  }
  if (debugToken !== undefined) Object.assign(self, { FIREBASE_APPCHECK_DEBUG_TOKEN: debugToken });
  // With a debug token the SDK never asks the provider.
  else if (key === undefined) return undefined;
  return new ReCaptchaEnterpriseProvider(key ?? '');
}

/** When a token expires, in milliseconds. */
function expiryOf(token: string): number {
  const [, payload = ''] = token.split('.');
  const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  if (typeof claims !== 'object' || claims === null || !('exp' in claims))
    throw new Error('A token without an end');
  return Number(claims.exp) * 1_000;
}

/**
 * The header by which functions recognise this application. Without a token, as where something blocks reCAPTCHA, it is empty, and
 * functions refuse the request.
 * @param isFresh whether a stored token is replaced
 */
export async function appCheckHeaders(
  appCheck: AppCheck | undefined,
  isFresh: boolean,
): Promise<Record<string, string>> {
  if (appCheck === undefined) return {};
  try {
    const { token } = await getToken(appCheck, isFresh);
    return { 'X-Firebase-AppCheck': token };
  } catch (error) {
    console.warn('App Check gave no token.', error);
    return {};
  }
}
