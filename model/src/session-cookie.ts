/** The name of the cookie with the session of a content account, where the configuration names none. */
export const DEFAULT_SESSION_COOKIE = 'waymark_session';

/** The only cookie that Firebase Hosting passes on to functions. */
const PASSED_ON = '__session';

/** A sentence for whoever starts or deploys the application; undefined where there is nothing to say. */
export function sessionCookieNote(name = DEFAULT_SESSION_COOKIE): string | undefined {
  if (name === PASSED_ON) return undefined;
  return `The session cookie is named ${name}: behind Firebase Hosting, functions would read it only under the name ${PASSED_ON}.`;
}
