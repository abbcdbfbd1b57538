import { FetchError, ofetch } from 'ofetch';
import { config } from '../config.ts';
import { isAllowed, onConsent } from './consent.ts';
import { loadScript } from './load-script.ts';
import { currentSession, onSession } from './session.ts';

/*
 * The support tool is a third-party script by which signed-in users can write to the team. Its URL is configured. It reads a
 * signed token of the user from `supportToolToken` of the window, when it starts and at each event `support-tool-token`.
 */

declare global {
  interface Window {
    supportToolToken?: string | undefined;
  }
}

/** When a new token is requested, in milliseconds. The endpoint's tokens are valid for five minutes. */
const RENEW_AFTER = 4 * 60_000;
/** The time limit of the endpoint, in milliseconds. */
const TIMEOUT = 15_000;

/** The user for whom a token is requested. A request of a former holder is discarded. */
interface Holder {
  uid: string;
}

/**
 * Gives the support tool its token while a user is signed in who allows it, and removes it afterwards. The script is loaded
 * with the first token. Call it once.
 * @param script the URL of the script
 * @param accessTokenOf returns an access token of the identity provider, or throws where that uid is no longer signed in
 */
export function startSupportTool(script: string, accessTokenOf: (uid: string) => Promise<string>): void {
  let holder: Holder | undefined;
  let renewal: ReturnType<typeof setTimeout>;

  const follow = () => {
    const uid = wantedUid(holder);
    if (uid === holder?.uid) return;
    clearTimeout(renewal);
    if (window.supportToolToken !== undefined) hand(undefined);
    holder = uid === undefined ? undefined : { uid };
    if (holder !== undefined) void give(holder);
  };

  const give = async (to: Holder) => {
    const token = await tokenFor(to.uid, accessTokenOf);
    if (token === undefined || holder !== to) return;
    hand(token);
    loadOnce(script);
    renewal = setTimeout(() => void give(to), RENEW_AFTER);
  };

  onSession(follow);
  onConsent(follow);
  follow();
}

/** The user that the tool may know. An unconfirmed user keeps a token that the tool has, but gets no new one. */
function wantedUid(holder: Holder | undefined): string | undefined {
  const session = currentSession();
  if (session.status !== 'signed-in' || !isAllowed('support')) return undefined;
  const { id } = session.user;
  return session.confirmed || id === holder?.uid ? id : undefined;
}

/**
 * Undefined where there is no token. A refusal of the endpoint is reported; other failures only mean that there is no user.
 */
async function tokenFor(
  uid: string,
  accessTokenOf: (uid: string) => Promise<string>,
): Promise<string | undefined> {
  try {
    const accessToken = await accessTokenOf(uid);
    const answer = await ofetch<{ jwt?: unknown } | undefined>(config.VITE_SUPPORT_TOKEN_URL, {
      headers: { authorization: `Bearer ${accessToken}` },
      timeout: TIMEOUT,
    });
    if (typeof answer?.jwt === 'string') return answer.jwt;
    reportError(new Error('The endpoint of the support tool answered without a token'));
  } catch (error) {
    const status = error instanceof FetchError ? error.statusCode : undefined;
    if (status === undefined) console.warn('The support tool was given no token.', error);
    else reportError(new Error(`The endpoint of the support tool answered with HTTP status ${status}`));
  }
  return undefined;
}

function hand(token: string | undefined): void {
  window.supportToolToken = token;
  dispatchEvent(new CustomEvent('support-tool-token', { detail: { token } }));
}

let isLoaded = false;

function loadOnce(address: string): void {
  if (isLoaded) return;
  isLoaded = true;
  loadScript(address, 'the support tool', () => {
    // The next token tries again.
    isLoaded = false;
  });
}
