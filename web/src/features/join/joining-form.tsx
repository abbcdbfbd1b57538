import type { Creator } from '@waymark/model/entities/creator';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useMember } from '../../elements/page/use-member.ts';
import { useLastDefined } from '../../live/core/use-last-defined.ts';
import { useLive } from '../../live/core/use-live.ts';
import { creatorOf } from '../../live/queries/own-queries.ts';
import { invitedStory } from '../../session/link-secret.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { LineSkeletons } from '../../ui/display/skeleton.tsx';
import styles from './join-form.module.css';
import { JoinForm } from './join-form.tsx';
import { JoinNotice } from './join-notice.tsx';
import { useJoining } from './use-joining.ts';

/** The form with which a member becomes a creator. */
export function JoiningForm() {
  const member = useMember();
  return member && <JoiningOf key={member.uid} uid={member.uid} />;
}

function JoiningOf({ uid }: { uid: string }) {
  const t = useTranslations();
  const joining = useJoining(uid);
  const state = useLive(useMemo(() => creatorOf(uid), [uid]));
  const found = useLastDefined(state.status === 'ready' ? state.value : undefined);
  const isAnswered = useLastDefined(state.status === 'loading' ? undefined : true);
  if (!isAnswered) return <LineSkeletons count={6} label={t('states.loading')} />;
  // While the request is under way, the record arrives before the answer.
  const isUnfinished = joining.stage.name !== 'busy' && joining.stage.name !== 'joined';
  return (
    <div className={styles.joining}>
      {invitedStory() !== undefined && <Notice kind="info">{t('join.invited')}</Notice>}
      {found && isUnfinished ? (
        <FinishJoining creator={found} joining={joining} />
      ) : (
        <JoinForm uid={uid} joining={joining} />
      )}
    </div>
  );
}

interface FinishJoiningProps {
  creator: Creator;
  joining: ReturnType<typeof useJoining>;
}

/** For a creator whom the sign-in service does not know as one yet. Joining again repairs it. */
function FinishJoining({ creator, joining: { stage, finish } }: FinishJoiningProps) {
  const t = useTranslations('join');
  return (
    <div className={styles.finish}>
      <Notice kind="info">{t('unfinished', { name: creator.name, handle: creator.handle })}</Notice>
      <div className={styles.end}>
        <Button busy={stage.name === 'busy'} onClick={() => void finish(creator)}>
          {t('finish')}
        </Button>
      </div>
      <JoinNotice stage={stage} />
    </div>
  );
}
