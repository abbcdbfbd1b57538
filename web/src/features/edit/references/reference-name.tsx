import type { Reference } from '@waymark/model/entities/fields';
import { summaryOf } from '@waymark/model/entities/work-summary';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { KindMark } from '../../../elements/card/kind-mark.tsx';
import { Localised } from '../../../elements/card/localised.tsx';
import { useMember } from '../../../elements/page/use-member.ts';
import { Live } from '../../../live/core/live.tsx';
import { oneOutlined } from '../../../live/queries/card-queries.ts';
import { workOfPublic } from '../../../live/queries/work-queries.ts';
import styles from './references.module.css';

interface ReferenceNameProps {
  reference: Reference;
  /** The id of the element that has the name, for what is done with it. */
  nameId?: string;
}

/** What an item that something refers to is called, live; also one that is reachable by its address only, or that is one's own. */
export function ReferenceName({ reference: { kind, id }, nameId }: ReferenceNameProps) {
  const t = useTranslations();
  const member = useMember();
  const query = useMemo(() => oneOutlined(kind, id), [kind, id]);
  const gone = t('edit.places.gone');
  return (
    <span className={styles.name}>
      <KindMark kind={kind} />
      <span id={nameId}>
        <Live
          query={query}
          loading={t('edit.places.loading')}
          missing={member ? <OwnName uid={member.uid} id={id} gone={gone} /> : gone}
          failed={(reason) => t(`states.${reason}`)}
        >
          {({ card }) => <Localised text={card.title} />}
        </Live>
      </span>
    </span>
  );
}

/** What a work that is not public just now is called, for its creator; others are told that it is gone. */
function OwnName({ uid, id, gone }: { uid: string; id: string; gone: string }) {
  const t = useTranslations('edit.places');
  const query = useMemo(() => workOfPublic(uid, id), [uid, id]);
  return (
    <Live query={query} loading={gone} missing={gone} failed={() => gone}>
      {(work) => (
        <>
          <Localised text={summaryOf(work).title} /> <span className={styles.said}>({t('notPublic')})</span>
        </>
      )}
    </Live>
  );
}
