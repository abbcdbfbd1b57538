import { MAX_VISITS, type Visit } from '@waymark/model/entities/visits';
import { choose, type LocalisedText } from '@waymark/model/localised';
import { CircleDashed, Flag, Heart, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../i18n/paths.ts';
import { useLive } from '../../live/core/use-live.ts';
import { visitsOf } from '../../live/queries/settings-queries.ts';
import { failureIn } from '../../session/failure.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { addToast } from '../../ui/overlays/toast-store.ts';
import { useFailureSentence } from '../failure/use-failure-sentence.ts';

interface PersonalMarkProps {
  id: string;
  title: LocalisedText;
}

const ICONS = { been: Flag, want: Heart, none: CircleDashed } as const;

/** Whether the signed-in user has been somewhere or wants to go there. Nobody else sees it. Visitors have none. */
export function PersonalMark(props: PersonalMarkProps) {
  const session = useSession();
  return session.status === 'signed-in' ? <Mark uid={session.user.id} {...props} /> : null;
}

function Mark({ uid, id, title }: PersonalMarkProps & { uid: string }) {
  const t = useTranslations('visits');
  const { value: name } = choose(title, useLocale());
  const sentenceOf = useFailureSentence();
  const [isBusy, setIsBusy] = useState(false);
  const state = useLive(useMemo(() => visitsOf(uid), [uid]));
  if (state.status !== 'ready') return null;
  const visits = state.value;
  const now: Visit | 'none' = visits.been.includes(id) ? 'been' : visits.want.includes(id) ? 'want' : 'none';
  const mark = async (visit: Visit | 'none') => {
    if (isBusy) return;
    if (visit !== 'none' && visits[visit].length >= MAX_VISITS)
      return void addToast({ kind: 'warning', message: t('full', { count: MAX_VISITS }) });
    setIsBusy(true);
    const failure = await failureIn(async () => {
      const { writeVisit } = await import('../../live/writes/private-marks.ts');
      return writeVisit(uid, id, visit === 'none' ? undefined : visit);
    });
    setIsBusy(false);
    if (failure !== undefined) addToast({ kind: 'error', message: sentenceOf(failure) });
  };
  const choices = (['been', 'want', 'none'] as const).filter((choice) => choice !== now);
  return (
    <Menu
      label={t(`named.${now}`, { name })}
      trigger={(props) => (
        <Button
          {...props}
          kind="quiet"
          size="small"
          icon={ICONS[now]}
          aria-label={t(`named.${now}`, { name })}
        >
          {t(`short.${now}`)}
        </Button>
      )}
      align="start"
      items={choices.map((choice) => ({
        id: choice,
        label: t(choice),
        icon: choice === 'none' ? X : ICONS[choice],
        onSelect: () => void mark(choice),
      }))}
    />
  );
}
