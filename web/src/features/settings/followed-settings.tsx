import { useEffect, useMemo } from 'react';
import { lazyPart } from '../../elements/page/lazy-part.tsx';
import { chooseUnits } from '../../i18n/units.ts';
import { useLive } from '../../live/core/use-live.ts';
import { deletionOf, settingsOf } from '../../live/queries/settings-queries.ts';
import { isUnsaved } from '../../services/builds/unsaved.ts';
import {
  adopt,
  areSame,
  laterOf,
  ownDecisions,
  useOwnDecisions,
  withdrawnIn,
} from '../../session/consent-decisions.ts';
import { useSession } from '../../session/session.ts';
import { useSettings } from './use-settings.ts';

const DeletionCard = lazyPart(async () => (await import('./deletion-card.tsx')).DeletionCard, {
  messages: ['settings', 'failures'],
  panel: 'deletion',
  isOptional: true,
  fallback: null,
});

/** What follows the settings of a signed-in user on every page: units, consent, and the notice of a deletion. */
export function FollowedSettings() {
  const session = useSession();
  return session.status === 'signed-in' && <Followed key={session.user.id} uid={session.user.id} />;
}

function Followed({ uid }: { uid: string }) {
  useFollowedUnits(uid);
  useMergedConsent(uid);
  const query = useMemo(() => deletionOf(uid), [uid]);
  const deletion = useLive(query, { patient: true });
  return deletion.status === 'ready' && deletion.value.state === 'waiting' ? (
    <DeletionCard uid={uid} dueAt={deletion.value.dueAt} />
  ) : null;
}

function useFollowedUnits(uid: string): void {
  const query = useMemo(() => settingsOf(uid), [uid]);
  const settings = useLive(query, { patient: true });
  const units = settings.status === 'ready' ? settings.value.units : undefined;
  useEffect(() => {
    if (units !== undefined) chooseUnits(units);
  }, [units]);
}

/** Keeps the later answer about each service, here and in the settings. */
function useMergedConsent(uid: string): void {
  const { settings, save } = useSettings(uid);
  const own = useOwnDecisions();
  const kept = settings?.consent;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `save` is another one each time, and does the same
  useEffect(() => {
    if (kept === undefined) return;
    const before = ownDecisions();
    const merged = laterOf(before, kept);
    if (!areSame(merged, before)) {
      adopt(merged);
      // A loaded script of a third party ends only with the document.
      if (withdrawnIn(before, merged).length > 0 && !isUnsaved()) location.reload();
    }
    if (!areSame(merged, kept)) void save({ consent: merged });
  }, [own, kept]);
}
