import { matchPath } from '@waymark/model/paths/match-path';
import type { GuardName } from '@waymark/model/paths/pages';
import { pathTo } from '@waymark/model/paths/path-to';
import { redirect } from 'react-router';
import { hasCreatorRecord } from '../live/queries/creator-reads.ts';
import { connectedSession } from '../session/connected-session.ts';
import type { SignedInSession } from '../session/session-state.ts';
import { ProviderAway, signIn } from '../session/sign-in.ts';
import { PageNotLoaded } from './page-not-loaded.ts';

interface GuardContext {
  session: SignedInSession;
  locale: 'en' | 'fr';
}

/** Whether a page may be shown, by name (product.md §3): what one throws is where the visitor goes instead. */
const GUARDS: Readonly<
  Record<Exclude<GuardName, 'authenticated'>, (context: GuardContext) => void | Promise<void>>
> = {
  async join({ session, locale }) {
    if (!mayPublish(session) || !(await orNotLoaded(hasCreatorRecord(session.user.id)))) return;
    throw redirect(pathTo('workspace-profile', {}, locale));
  },
  'permission-feature-creator-profile'({ session, locale }) {
    if (mayPublish(session)) return;
    // Who is offline may have it: they are asked to try again, and sent nowhere.
    if (!session.confirmed) throw new PageNotLoaded('The identity provider does not answer.');
    throw redirect(pathTo('creators-join', {}, locale));
  },
};

function mayPublish({ permissions }: SignedInSession): boolean {
  return permissions.includes('feature:creator-profile');
}

/**
 * Runs the guards of a page in their order, before anything of it is shown.
 * @throws a redirect where the visitor has to go elsewhere first, PageNotLoaded where it cannot be told for now, and an Error for
 *   a guard that there is not
 */
export async function runGuards(
  names: readonly GuardName[],
  { url, signal }: Pick<Request, 'url' | 'signal'>,
): Promise<void> {
  const { pathname, search, hash } = new URL(url);
  const locale = matchPath(pathname)?.locale ?? 'en';
  let context: GuardContext | undefined;
  for (const name of names) {
    if (name === 'authenticated') {
      // What somebody may do now is asked of the provider; who they are is in what is kept.
      const session = await orNotLoaded(connectedSession({ fresh: names.length > 1 }));
      // Who went elsewhere meanwhile is not taken to the sign-in page.
      signal.throwIfAborted();
      if (session.status === 'signed-in') context = { session, locale };
      else await signInFor(pathname + search + hash, locale);
      continue;
    }
    const guard = Object.hasOwn(GUARDS, name) ? GUARDS[name] : undefined;
    if (guard === undefined) throw new Error(`There is no guard "${name}"`);
    if (context === undefined) throw new Error(`The guard "${name}" needs somebody who is signed in`);
    await guard(context);
  }
}

/** What cannot be told for now makes a page that can be tried again. */
async function orNotLoaded<Told>(told: Promise<Told>): Promise<Told> {
  try {
    return await told;
  } catch (cause) {
    throw new PageNotLoaded('It could not be told who is signed in.', { cause });
  }
}

async function signInFor(target: string, locale: string): Promise<never> {
  try {
    return await signIn(target, locale);
  } catch (cause) {
    if (!(cause instanceof ProviderAway)) throw cause;
    throw new PageNotLoaded('Nobody can sign in for now.', { cause });
  }
}
