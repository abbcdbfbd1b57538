import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { isPassing, useFailureSentence } from '../elements/failure/use-failure-sentence.ts';
import { lazyPart } from '../elements/page/lazy-part.tsx';
import { PanelPage } from '../elements/page/panel-page.tsx';
import { useMomentFormat } from '../i18n/use-moment-format.ts';
import type { ApiAnswer } from '../services/api-client.ts';
import { type Preview, readPreview } from '../services/previews-api.ts';
import type { Failure } from '../session/failure.ts';
import { storedSecret } from '../session/link-secret.ts';
import { Button } from '../ui/controls/button.tsx';
import { Notice } from '../ui/display/notice.tsx';
import { LineSkeletons } from '../ui/display/skeleton.tsx';
import styles from './preview.module.css';

const WorkPreview = lazyPart(async () => (await import('./workspace-preview.tsx')).WorkPreview);

export const messages = ['item', 'explore', 'preview', 'failures'] as const;

/** Reads the preview of the link that was opened in this tab; null without a link. */
export async function loader(): Promise<ApiAnswer<Preview> | null> {
  const secret = storedSecret({ kind: 'preview' });
  return secret === undefined ? null : readPreview(secret);
}

/** A work that is not published, for those who have its private link. */
export function Component() {
  const answer = useLoaderData<ApiAnswer<Preview> | null>();
  if (answer !== null && 'done' in answer) return <Shown {...answer.done} />;
  return <NotShown failure={answer?.failure} />;
}

function Shown({ item, isPlaced, isPublished, expiresAt }: Preview) {
  const t = useTranslations();
  const date = useMomentFormat()(expiresAt);
  return (
    <div className={styles.page}>
      <title>{`${t('preview.title')} · ${t('brand')}`}</title>
      <Notice kind="info">{t(isPublished ? 'preview.published' : 'preview.draft', { date })}</Notice>
      <p className={styles.hint}>{t(isPlaced ? 'preview.hint' : 'preview.withoutMap')}</p>
      <Suspense fallback={<LineSkeletons count={8} label={t('states.loading')} />}>
        {/* Visitors will not see the private places of a story either. */}
        <WorkPreview item={item} isPlaced={isPlaced} draft={(_reference, _show, gone) => gone} />
      </Suspense>
    </div>
  );
}

/** Says why there is no preview: no link, one that does not work, or a failure that may pass. */
function NotShown({ failure }: { failure: Failure | undefined }) {
  const t = useTranslations();
  const sentenceOf = useFailureSentence();
  const sentence = () => {
    if (failure === undefined) return t('preview.noLink');
    return failure.reason === 'gone' ? t('preview.unknown') : sentenceOf(failure);
  };
  return (
    <PanelPage name={t('preview.title')} intro={sentence()}>
      {failure && isPassing(failure) && (
        <div>
          <Button kind="secondary" onClick={() => location.reload()}>
            {t('states.retry')}
          </Button>
        </div>
      )}
    </PanelPage>
  );
}
