import type { Locale } from '@waymark/model/locale';
import { useMemo } from 'react';
import { useLocale } from '../../i18n/paths.ts';
import { useLive } from '../../live/core/use-live.ts';
import { settingsOf } from '../../live/queries/settings-queries.ts';
import type { Settings } from '../../live/writes/settings-writes.ts';
import { ownDecisions } from '../../session/consent-decisions.ts';
import type { Failure } from '../../session/failure.ts';
import { useUnits } from '../../session/use-distance.ts';

interface OwnSettings {
  /** As they are stored, or as they are for a user who has chosen nothing; undefined while they load. */
  settings: Settings | undefined;
  save: (change: Partial<Settings>) => Promise<Failure | undefined>;
}

/** The settings of a user, live, and what changes them. */
export function useSettings(uid: string): OwnSettings {
  const query = useMemo(() => settingsOf(uid), [uid]);
  const state = useLive(query);
  const initial = useInitial(useLocale());
  return {
    settings: state.status === 'ready' ? state.value : state.status === 'missing' ? initial : undefined,
    async save(change) {
      // Firestore is loaded with the first change.
      const { changeSettings } = await import('../../live/writes/settings-writes.ts');
      return changeSettings(uid, change, { ...initial, consent: ownDecisions() });
    },
  };
}

/** What applies to a user without settings. */
function useInitial(locale: Locale): Settings {
  const units = useUnits();
  return useMemo(() => ({ locale, units, consent: {}, notifications: { messages: true } }), [locale, units]);
}
