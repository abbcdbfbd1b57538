import { matchPath } from '@waymark/model/paths/match-path';
import type { GuardName } from '@waymark/model/paths/pages';
import { pathTo } from '@waymark/model/paths/path-to';
import { mayReadMessages } from '@waymark/model/permissions';
import { redirect } from 'react-router';
import { hasCreatorRecord } from '../../live/queries/creator-reads.ts';
import { connectedSession } from '../../session/connected-session.ts';
import { creatorOf } from '../../session/creator-of.ts';
import type { SignedInSession } from '../../session/session-state.ts';
import { ProviderUnreachableError, signIn } from '../../session/sign-in.ts';
import { PageNotLoaded } from '../errors/page-not-loaded.ts';

interface GuardContext {
  session: SignedInSession;
  locale: 'en' | 'fr';
}

/** The guards by name (product.md §3). A guard throws a redirect where the visitor has to go elsewhere. */
const GUARDS: Readonly<
  Record<Exclude<GuardName, 'authenticated'>, (context: GuardContext) => void | Promise<void>>
> = {
  async join({ session, locale }) {
    if (!creatorOf(session) || !(await orNotLoaded(hasCreatorRecord(session.user.id)))) return;
    throw redirect(pathTo('workspace-profile', {}, locale));
  },
  'permission-feature-creator-profile'({ session, locale }) {
    if (creatorOf(session)) return;
    // An offline user may still have the permission. They are asked to try again and not redirected.
    if (!session.confirmed) throw new PageNotLoaded('The identity provider does not answer.');
    throw redirect(pathTo('creators-join', {}, locale));
  },
  'permission-messages'({ session, locale }) {
    if (mayReadMessages(session.permissions)) return;
    if (!session.confirmed) throw new PageNotLoaded('The identity provider does not answer.');
    throw redirect(pathTo('creators-join', {}, locale));
  },
};

/**
 * Runs the guards of a page in order, before the page is shown.
 * @throws a redirect where the visitor has to go elsewhere first, PageNotLoaded where the session is unknown for now, and
 * Error for an unknown guard
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
      // Permissions have to be confirmed by the provider. The identity alone is in the stored tokens.
      const session = await orNotLoaded(connectedSession({ fresh: names.length > 1 }));
      // A visitor who has navigated elsewhere meanwhile is not sent to the sign-in page.
      signal.throwIfAborted();
      if (session.status === 'signed-in') context = { session, locale };
      else await signInFor(pathname + search + hash, locale);
      continue;
    }
    const guard = Object.hasOwn(GUARDS, name) ? GUARDS[name] : undefined;
    if (guard === undefined) throw new Error(`There is no guard "${name}"`);
    if (context === undefined) throw new Error(`The guard "${name}" needs a signed-in user`);
    await guard(context);
  }
}

/** Turns a failure to read the session into a page that can be retried. */
async function orNotLoaded<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer;
  } catch (cause) {
    throw new PageNotLoaded('The session could not be determined.', { cause });
  }
}

async function signInFor(target: string, locale: string): Promise<never> {
  try {
    return await signIn(target, locale);
  } catch (cause) {
    if (!(cause instanceof ProviderUnreachableError)) throw cause;
    throw new PageNotLoaded('Sign-in is not available at the moment.', { cause });
  }
}
