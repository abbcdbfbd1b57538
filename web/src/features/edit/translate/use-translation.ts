import type { Locale } from '@waymark/model/locale';
import { charactersIn, requestsFor } from '@waymark/model/translation/translation';
import { useEffect, useRef, useState } from 'react';
import {
  charactersLeft,
  type TranslationReason,
  translateTexts,
} from '../../../services/translations-api.ts';
import type { Failure } from '../../../session/failure.ts';
import { type DraftedText, draftedTexts, type TextToDraft } from './texts-to-draft.ts';

export type TranslationStage =
  | { stage: 'closed' }
  /** The creator has not allowed yet that texts are sent. */
  | { stage: 'consent' }
  | { stage: 'working'; done: number; total: number }
  | { stage: 'failed'; failure: Failure<TranslationReason> }
  /** The texts have more characters than may still be translated today. */
  | { stage: 'too-long'; needed: number; left: number }
  | { stage: 'drafted'; texts: readonly DraftedText[]; left: number };

interface Translation {
  uid: string;
  from: Locale;
  to: Locale;
}

/**
 * A translation that is drafted on request. Its drafts are here alone until the creator takes them. Closing it, another start, and leaving
 * the editor end its requests.
 */
export function useTranslation({ uid, from, to }: Translation) {
  const [state, setState] = useState<TranslationStage>({ stage: 'closed' });
  const running = useRef<AbortController>(undefined);
  /** Translations by their texts. After a failure, none is sent again. */
  const known = useRef(new Map<string, string>());
  useEffect(() => () => running.current?.abort(), []);

  const show = (next: TranslationStage) => {
    running.current?.abort();
    setState(next);
  };

  async function start(all: readonly TextToDraft[]): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const showNow = (next: TranslationStage) => {
      if (!signal.aborted) setState(next);
    };
    const texts = all.flatMap((one) => one.texts);
    const missing = [...new Set(texts)].filter((text) => !known.current.has(text));
    const total = charactersIn(missing);
    let done = 0;
    setState({ stage: 'working', done, total });
    const quota = await charactersLeft(uid, signal);
    if ('failure' in quota) return showNow({ stage: 'failed', failure: quota.failure });
    let { left } = quota.done;
    if (total > left) return showNow({ stage: 'too-long', needed: total, left });
    for (const request of requestsFor(missing)) {
      if (signal.aborted) return;
      const answer = await translateTexts(uid, { from, to, texts: request }, signal);
      if ('failure' in answer) return showNow({ stage: 'failed', failure: answer.failure });
      for (const [index, text] of request.entries()) known.current.set(text, answer.done.texts[index] ?? '');
      ({ left } = answer.done);
      done += charactersIn(request);
      showNow({ stage: 'working', done, total });
    }
    const answers = texts.map((text) => known.current.get(text) ?? '');
    showNow({ stage: 'drafted', texts: draftedTexts(all, answers), left });
  }

  return { state, start, show };
}
