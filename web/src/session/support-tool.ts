import { FetchError, ofetch } from 'ofetch';
import { config } from '../config.ts';
import { isAllowed, onConsent } from './consent.ts';
import { currentSession, onSession } from './session.ts';

/*
 * The support tool is a script of another company that people who are signed in can write to us with. It is configured by its
 * address, and finds who they are, signed for it, in `supportToolToken` of its window: there when it begins, and another one, or
 * none, when the event `support-tool-token` says so.
 */

declare global {
  interface Window {
    supportToolToken?: string | undefined;
  }
}

/** The endpoint gives a token for an hour; another one is asked for before that is over, in milliseconds. */
const RENEW_AFTER = 55 * 60_000;
/** How long the endpoint has, in milliseconds. */
const TIMEOUT = 15_000;

/** Somebody that a token is asked for: as long as they are the last. */
interface Holder {
  uid: string;
}

/**
 * Gives the support tool its token while somebody is signed in who allows it, and takes it away after that. Its script is loaded
 * with the first token. To be called once.
 * @param script its address
 * @param accessTokenOf gives an access token of the identity provider, or throws where that uid is signed in no more
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

/** Who the tool may know of; who is offline is who they were, and nobody new. */
function wantedUid(holder: Holder | undefined): string | undefined {
  const session = currentSession();
  if (session.status !== 'signed-in' || !isAllowed('support')) return undefined;
  const { id } = session.user;
  return session.confirmed || id === holder?.uid ? id : undefined;
}

/** Undefined where there is none: an endpoint that refuses is reported, all else says no more than that nobody is there. */
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
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.addEventListener('error', () => {
    // Blocked, or away: with the next token it is tried again.
    isLoaded = false;
    script.remove();
    console.warn('The script of the support tool could not be loaded.');
  });
  document.head.append(script);
}
