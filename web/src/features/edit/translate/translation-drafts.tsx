import { RATES } from '@waymark/model/entities/quotas';
import { LOCALES, type Locale } from '@waymark/model/locale';
import { Languages as LanguagesIcon } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { isPassing, useFailureSentence } from '../../../elements/failure/use-failure-sentence.ts';
import { TRANSLATOR_HOST } from '../../../services/translations-api.ts';
import { useAllows } from '../../../session/consent.ts';
import { decide } from '../../../session/consent-decisions.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Notice } from '../../../ui/display/notice.tsx';
import { Panel } from '../../../ui/display/panel.tsx';
import { ProgressBar } from '../../../ui/display/progress-bar.tsx';
import type { EditContext } from '../edit-context.ts';
import editor from '../editor.module.css';
import { focusField } from '../fields/focus-field.ts';
import { DraftedTextView } from './drafted-text-view.tsx';
import { textsToDraft } from './texts-to-draft.ts';
import styles from './translation-drafts.module.css';
import { type TranslationStage, useTranslation } from './use-translation.ts';

/** From this part of a day's characters on, the panel says how many are left. */
const FEW = RATES.charactersTranslatedADay / 4;

interface TranslationDraftsProps {
  edit: EditContext;
  /** The language that lacks texts. */
  locale: Locale;
}

/**
 * Offers a draft of the texts that a language lacks, and shows it beside the original. A draft enters the work only text by text, by the
 * button below it.
 */
export function TranslationDrafts({ edit, locale }: TranslationDraftsProps) {
  const t = useTranslations('translation');
  const allows = useAllows('translator');
  const from = LOCALES.find((one) => one !== locale) ?? locale;
  const { state, start, show } = useTranslation({ uid: edit.uid, from, to: locale });
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLDivElement>(null);
  const texts = textsToDraft(edit.kind, edit.content, { from, to: locale });
  const begin = () => {
    // The button that was pressed is gone then.
    flushSync(() => void start(texts));
    panel.current?.focus();
  };
  const ask = () => {
    flushSync(() => show({ stage: 'consent' }));
    panel.current?.focus();
  };
  const close = () => {
    flushSync(() => show({ stage: 'closed' }));
    const button = opener.current?.querySelector('button');
    if (button) button.focus();
    else focusField(`title.${locale}`);
  };

  if (state.stage === 'closed') {
    if (texts.length === 0) return null;
    return (
      <div ref={opener} className={`${editor.beginning} ${styles.offer}`}>
        <Button kind="secondary" size="small" icon={LanguagesIcon} onClick={allows ? begin : ask}>
          {t('action', { language: locale })}
        </Button>
        <p>{t('hint')}</p>
      </div>
    );
  }
  return (
    <div ref={panel} className={styles.panel} tabIndex={-1}>
      <Panel
        heading={t('heading', { language: locale })}
        actions={<Badge kind="warning">{t('machine')}</Badge>}
      >
        <Stage state={state} edit={edit} from={from} locale={locale} />
        <div className={styles.actions}>
          {state.stage === 'consent' && (
            <Button
              size="small"
              onClick={() => {
                decide('translator', true);
                begin();
              }}
            >
              {t('allow')}
            </Button>
          )}
          {state.stage === 'failed' && mayPass(state.failure.reason) && (
            <Button size="small" onClick={begin}>
              {t('retry')}
            </Button>
          )}
          <Button kind="secondary" size="small" onClick={close}>
            {t(CLOSES[state.stage])}
          </Button>
        </div>
      </Panel>
    </div>
  );
}

/** What the button says that ends each stage. */
const CLOSES = {
  closed: 'close',
  consent: 'refuse',
  working: 'stop',
  failed: 'close',
  'too-long': 'close',
  drafted: 'close',
} as const satisfies Record<TranslationStage['stage'], string>;

interface StageProps {
  state: TranslationStage;
  edit: EditContext;
  from: Locale;
  locale: Locale;
}

function Stage({ state, edit, from, locale }: StageProps) {
  const t = useTranslations('translation');
  const sentence = useSentence();
  switch (state.stage) {
    case 'consent':
      return <p>{t('consent', { host: TRANSLATOR_HOST ?? '' })}</p>;
    case 'working':
      return (
        <ProgressBar
          label={t('working', { host: TRANSLATOR_HOST ?? '' })}
          value={state.done === 0 ? undefined : state.done / state.total}
        />
      );
    case 'failed':
      return <Notice kind="error">{sentence(state.failure)}</Notice>;
    case 'too-long':
      return <Notice kind="error">{t('tooLong', { needed: state.needed, left: state.left })}</Notice>;
    case 'drafted':
      return (
        <>
          <p role="status">{t('intro', { host: TRANSLATOR_HOST ?? '' })}</p>
          {state.left < FEW && <p className={styles.note}>{t('left', { left: state.left })}</p>}
          <ul className={styles.texts}>
            {state.texts.map((text) => (
              <DraftedTextView key={text.name} text={text} edit={edit} from={from} locale={locale} />
            ))}
          </ul>
        </>
      );
    case 'closed':
      return null;
  }
}

type TranslationFailure = Extract<TranslationStage, { stage: 'failed' }>['failure'];

function useSentence(): (failure: TranslationFailure) => string {
  const t = useTranslations('translation');
  const common = useFailureSentence();
  return ({ reason }) => {
    switch (reason) {
      case 'service-away':
      case 'service-busy':
      case 'quota':
        return t(`failure.${reason}`, { host: TRANSLATOR_HOST ?? '' });
      default:
        return common({ reason });
    }
  };
}

function mayPass(reason: TranslationFailure['reason']): boolean {
  if (reason === 'quota') return false;
  return reason === 'service-away' || reason === 'service-busy' || isPassing({ reason });
}
