import type { Creator } from '@waymark/model/entities/creator';
import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Told } from '../../elements/page/told.tsx';
import { useMember } from '../../elements/page/use-member.ts';
import { Live } from '../../live/core/live.tsx';
import type { FailureReason } from '../../live/core/live-query.ts';
import { creatorOf } from '../../live/queries/creator-queries.ts';
import { Notice } from '../../ui/notice.tsx';
import { LineSkeletons } from '../../ui/skeleton.tsx';
import { LoadedEditor, type LoadedEditorProps } from './loaded-editor.tsx';

type ProfileEditorProps = Pick<LoadedEditorProps, 'preview' | 'photoUpload'>;

/** The public profile of whoever is signed in: what they change, and beside it what visitors will see. */
export function ProfileEditor(props: ProfileEditorProps) {
  const member = useMember();
  return member && <EditorOf key={member.uid} {...member} {...props} />;
}

const MISSING = 'missing' as const;

/** The form is not inside of what is live: a listener that fails leaves it as it is. */
function EditorOf(props: Omit<LoadedEditorProps, 'record'>) {
  const { uid } = props;
  const query = useMemo(() => creatorOf(uid), [uid]);
  const [record, setRecord] = useState<Creator>();
  const [fault, setFault] = useState<FailureReason | typeof MISSING>();
  const hear = useCallback((creator: Creator) => {
    setRecord(creator);
    setFault(undefined);
  }, []);
  return (
    <>
      <Live
        query={query}
        loading={null}
        missing={<Told value={MISSING} onTold={setFault} />}
        failed={(reason) => <Told value={reason} onTold={setFault} />}
      >
        {(creator) => <Told value={creator} onTold={hear} />}
      </Live>
      {record ? <LoadedEditor {...props} record={record} /> : <Waiting fault={fault} />}
    </>
  );
}

function Waiting({ fault }: { fault: FailureReason | typeof MISSING | undefined }) {
  const t = useTranslations();
  if (fault === undefined) return <LineSkeletons count={10} label={t('states.loading')} />;
  return <Notice kind="warning">{fault === MISSING ? t('profile.noRecord') : t(`states.${fault}`)}</Notice>;
}
