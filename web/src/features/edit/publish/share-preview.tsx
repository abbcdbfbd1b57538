import { PREVIEW_DAYS } from '@waymark/model/entities/preview-link';
import { pathTo } from '@waymark/model/paths/path-to';
import { Copy, Share2 } from 'lucide-react';
import { Suspense, use, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FailureNotice } from '../../../elements/failure/failure-notice.tsx';
import { useFailureSentence } from '../../../elements/failure/use-failure-sentence.ts';
import { LinkText } from '../../../elements/sharing/link-text.tsx';
import { useLocale } from '../../../i18n/paths.ts';
import { useMomentFormat } from '../../../i18n/use-moment-format.ts';
import {
  endPreview,
  makePreviewLink,
  type PreviewFailure,
  previewEnd,
} from '../../../services/previews-api.ts';
import { secretLink } from '../../../session/link-secret.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/display/notice.tsx';
import { LineSkeletons } from '../../../ui/display/skeleton.tsx';
import { copyText } from '../../../ui/hooks/copy-text.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import styles from './share-preview.module.css';

interface SharePreviewProps {
  uid: string;
  workId: string;
}

/** A button for the private link to the preview of a work, in a dialog. */
export function SharePreview({ uid, workId }: SharePreviewProps) {
  const t = useTranslations();
  // Asked each time the dialog opens, because the link may have been made or ended elsewhere.
  const [asked, setAsked] = useState<ReturnType<typeof previewEnd>>();
  const ask = () => setAsked(previewEnd(uid, workId));
  return (
    <>
      <Button kind="secondary" size="small" icon={Share2} aria-haspopup="dialog" onClick={ask}>
        {t('edit.sharePreview.action')}
      </Button>
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        heading={t('edit.sharePreview.heading')}
        closeLabel={t('edit.sharePreview.close')}
      >
        {asked && (
          <Suspense fallback={<LineSkeletons count={4} label={t('states.loading')} />}>
            <Asked uid={uid} workId={workId} asked={asked} onRetry={ask} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}

interface AskedProps extends SharePreviewProps {
  /** The answer until when the link works. */
  asked: ReturnType<typeof previewEnd>;
  onRetry: () => void;
}

/** Without an answer no link is made: it might end one that the creator has sent. */
function Asked({ asked, onRetry, ...about }: AskedProps) {
  const answer = use(asked);
  if ('failure' in answer) return <FailureNotice failure={answer.failure} onRetry={onRetry} />;
  return <PreviewLink {...about} before={answer.done} />;
}

interface Shared {
  /** Until when the link works; null without a link. */
  expiresAt: number | null;
  /** The link, which is known only to the page that made it. */
  link?: string;
}

function PreviewLink({ uid, workId, before }: SharePreviewProps & { before: Shared }) {
  const t = useTranslations('edit.sharePreview');
  const locale = useLocale();
  const date = useMomentFormat();
  const sentenceOf = useFailureSentence();
  const [{ expiresAt, link }, setShared] = useState(before);
  const [failure, setFailure] = useState<PreviewFailure>();
  // One request at a time: two at once may be answered in another order than they are done.
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<'made' | 'copied' | 'ended'>();
  const maker = useRef<HTMLButtonElement>(null);

  const begin = () => {
    setIsBusy(true);
    // Screen readers announce a message again only after it was gone.
    setFailure(undefined);
    setSaid(undefined);
  };
  const copy = async (text: string) => {
    // Where it is not copied, it can still be copied by hand.
    if (await copyText(text)) setSaid('copied');
  };
  const make = async () => {
    begin();
    const answer = await makePreviewLink(uid, workId);
    setIsBusy(false);
    if ('failure' in answer) return setFailure(answer.failure);
    const made = secretLink('preview', pathTo('preview', {}, locale), answer.done.preview);
    setShared({ expiresAt: answer.done.expiresAt, link: made });
    setSaid('made');
    await copy(made);
  };
  const end = async () => {
    begin();
    const refused = await endPreview(uid, workId);
    setIsBusy(false);
    if (refused) return setFailure(refused);
    setShared({ expiresAt: null });
    setSaid('ended');
    // The button that was pressed leaves.
    maker.current?.focus();
  };
  const copyAgain = (text: string) => {
    setSaid(undefined);
    void copy(text);
  };
  return (
    <div className={styles.link}>
      <p>{t('intro', { days: PREVIEW_DAYS })}</p>
      {failure && <Notice kind="error">{sentenceOf(failure)}</Notice>}
      {expiresAt !== null && <p>{t(link ? 'until' : 'exists', { date: date(expiresAt) })}</p>}
      {link && <LinkText link={link} />}
      <p role="status">{said && t(said)}</p>
      <div className={styles.buttons}>
        <Button
          ref={maker}
          kind={expiresAt === null ? 'primary' : 'secondary'}
          busy={isBusy}
          onClick={() => void make()}
        >
          {t(expiresAt === null ? 'make' : 'makeNew')}
        </Button>
        {link && (
          <Button icon={Copy} onClick={() => copyAgain(link)}>
            {t('copy')}
          </Button>
        )}
        {expiresAt !== null && (
          <Button kind="danger" busy={isBusy} onClick={() => void end()}>
            {t('end')}
          </Button>
        )}
      </div>
    </div>
  );
}
