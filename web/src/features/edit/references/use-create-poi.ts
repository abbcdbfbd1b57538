import type { PublishedKind } from '@waymark/model/entities/kinds';
import { publicSummaryOf } from '@waymark/model/entities/work-summary';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureSentence } from '../../../elements/failure/use-failure-sentence.ts';
import type { Draft } from '../../../live/writes/save-work.ts';
import { createWork } from '../../../live/writes/work-mutations.ts';
import { failureOf } from '../../../session/failure.ts';
import { showToast } from '../../../ui/overlays/toasts.tsx';

/** The fields that a pin and a point of interest share. */
const SHARED = [
  'title',
  'visibility',
  'photos',
  'coverPath',
  'shareTitle',
  'shareText',
  'sharePath',
  'tags',
  'position',
  'category',
  'openingHours',
  'phone',
  'priceLevel',
  'bestMonths',
  'duration',
] as const;

/**
 * Creates a draft of a point of interest from a pin, and opens it.
 * @returns undefined where that is impossible: for another kind, and for a pin with a hidden position
 */
export function useCreatePoi(
  uid: string,
  kind: PublishedKind,
  content: Draft,
  onOpen: (workId: string) => void,
): (() => void) | undefined {
  const t = useTranslations('edit');
  const sentenceOf = useFailureSentence();
  const isBusy = useRef(false);
  const make = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      onOpen(await createWork(uid, 'poi', sharedOf(content)));
      showToast({ kind: 'success', message: t('poiMade') });
    } catch (error) {
      showToast({ kind: 'error', message: sentenceOf(failureOf(error)) });
    } finally {
      isBusy.current = false;
    }
  };
  return kind === 'pin' && content['precision'] !== 'approximate' ? () => void make() : undefined;
}

function sharedOf(content: Draft): Draft {
  const fields = SHARED.map((name) => [name, content[name]] as const);
  const summary = publicSummaryOf('pin', content);
  return { ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)), summary };
}
