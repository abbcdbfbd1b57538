import { matchPath } from '@waymark/model/paths/match-path';
import type { GuardName } from '@waymark/model/paths/pages';
import { pathTo } from '@waymark/model/paths/path-to';
import { redirect } from 'react-router';
import { hasCreatorRecord } from '../live/has-creator-record.ts';
import { connectedSession } from '../session/connected-session.ts';
import type { Session } from '../session/session.ts';
import { signIn } from '../session/sign-in.ts';

type Somebody = Extract<Session, { status: 'somebody' }>;

interface Visit {
  session: Somebody;
  locale: 'en' | 'fr';
}

/** Whether a page may be shown, by name (product.md §3): what one throws is where the visitor goes instead. */
const GUARDS: Readonly<Record<Exclude<GuardName, 'authenticated'>, (visit: Visit) => void | Promise<void>>> =
  {
    async join({ session, locale }) {
      if (!mayPublish(session) || !(await hasCreatorRecord(session.user.id))) return;
      throw redirect(pathTo('workspace-profile', {}, locale));
    },
    'permission-feature-creator-profile'({ session, locale }) {
      if (mayPublish(session)) return;
      // Who is offline may have it: they are asked to try again, and sent nowhere.
      if (!session.confirmed) throw new Error('The identity provider does not answer.');
      throw redirect(pathTo('creators-join', {}, locale));
    },
  };

function mayPublish({ permissions }: Somebody): boolean {
  return permissions.includes('feature:creator-profile');
}

/**
 * Runs the guards of a page in their order, before anything of it is shown.
 * @throws a redirect where the visitor has to go elsewhere first, and an Error for a guard that there is not
 */
export async function runGuards(names: readonly GuardName[], address: string): Promise<void> {
  const { pathname, search, hash } = new URL(address);
  const locale = matchPath(pathname)?.locale ?? 'en';
  let visit: Visit | undefined;
  for (const name of names) {
    if (name === 'authenticated') {
      const session = await connectedSession({ fresh: true });
      if (session.status !== 'somebody') await signIn(pathname + search + hash, locale);
      else visit = { session, locale };
      continue;
    }
    const guard = Object.hasOwn(GUARDS, name) ? GUARDS[name] : undefined;
    if (guard === undefined) throw new Error(`There is no guard "${name}"`);
    if (visit === undefined) throw new Error(`The guard "${name}" needs somebody who is signed in`);
    await guard(visit);
  }
}
