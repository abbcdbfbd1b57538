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
  /** The id of the element with the name, which labels the buttons beside it. */
  nameId?: string;
}

/** The name of a referenced item, live; also of an unlisted item, and of the creator's own draft. */
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

/** The title of a work that is not public now, for its creator. Other users see that it is gone. */
function OwnName({ uid, id, gone }: { uid: string; id: string; gone: string }) {
  const t = useTranslations('edit.places');
  const query = useMemo(() => workOfPublic(uid, id), [uid, id]);
  return (
    <Live query={query} loading={gone} missing={gone} failed={() => gone}>
      {(work) => (
        <>
          <Localised text={summaryOf(work).title} /> <span className={styles.info}>({t('notPublic')})</span>
        </>
      )}
    </Live>
  );
}
