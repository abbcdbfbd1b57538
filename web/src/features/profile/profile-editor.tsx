import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useMember } from '../../elements/page/use-member.ts';
import type { LiveState } from '../../live/core/live-query.ts';
import { useLastDefined } from '../../live/core/use-last-defined.ts';
import { useLive } from '../../live/core/use-live.ts';
import { creatorOf } from '../../live/queries/own-queries.ts';
import { Notice } from '../../ui/display/notice.tsx';
import { LineSkeletons } from '../../ui/display/skeleton.tsx';
import { LoadedEditor, type LoadedEditorProps } from './loaded-editor.tsx';

type ProfileEditorProps = Pick<LoadedEditorProps, 'preview' | 'photoUpload'>;

/** The public profile of the signed-in creator: the form, and beside it the preview for visitors. */
export function ProfileEditor(props: ProfileEditorProps) {
  const member = useMember();
  return member && <EditorOf key={member.uid} {...member} {...props} />;
}

/** The form keeps the last record when the listener fails. */
function EditorOf(props: Omit<LoadedEditorProps, 'record'>) {
  const { uid } = props;
  const state = useLive(useMemo(() => creatorOf(uid), [uid]));
  const record = useLastDefined(state.status === 'ready' ? state.value : undefined);
  return record ? <LoadedEditor {...props} record={record} /> : <Waiting state={state} />;
}

function Waiting({ state }: { state: LiveState<unknown> }) {
  const t = useTranslations();
  if (state.status === 'missing') return <Notice kind="warning">{t('profile.noRecord')}</Notice>;
  if (state.status === 'failed') return <Notice kind="warning">{t(`states.${state.reason}`)}</Notice>;
  return <LineSkeletons count={10} label={t('states.loading')} />;
}
