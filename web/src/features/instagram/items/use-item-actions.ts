import type { Position } from '@waymark/model/geography/position';
import pMap from 'p-map';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../../i18n/paths.ts';
import { failureOf } from '../../../session/failure.ts';
import { addToast } from '../../../ui/overlays/toast-store.ts';
import type { DraftKind } from './draft-of.ts';
import type { OwnItem } from './item-filter.ts';

/** The most items that are converted at once. */
export const MOST_CONVERTED = 50;

/** How many items are changed at once. */
const AT_ONCE = 6;

interface UnderWay {
  done: number;
  all: number;
}

export type ItemActions = ReturnType<typeof useItemActions>;

/** The actions on selected items. They say what became of them. */
export function useItemActions(uid: string) {
  const t = useTranslations('imports');
  const locale = useLocale();
  const [underWay, setUnderWay] = useState<UnderWay>();

  /** @returns the items on which it succeeded */
  const forAll = async (items: readonly OwnItem[], act: (item: OwnItem) => Promise<void>) => {
    const changed: OwnItem[] = [];
    let done = 0;
    // One is changed before anybody has read how far it is.
    const report = () => items.length > 1 && setUnderWay({ done, all: items.length });
    report();
    await pMap(
      items,
      async (item) => {
        try {
          await act(item);
          changed.push(item);
        } catch (error) {
          failureOf(error);
        }
        done++;
        report();
      },
      { concurrency: AT_ONCE },
    );
    setUnderWay(undefined);
    const failed = items.length - changed.length;
    if (failed > 0) addToast({ kind: 'error', message: t('failedToChange', { count: failed }) });
    return changed;
  };

  const place = async (items: readonly OwnItem[], position: Position) => {
    const { changeItem, undoPlacing } = await import('../../../live/writes/import-mutations.ts');
    const placed = await forAll(items, ({ importId, item }) =>
      changeItem(importId, item.mediaId, { position, positionFrom: 'person' }),
    );
    if (placed.length === 0) return;
    const undo = async () => {
      const undone = await forAll(placed, ({ importId, item }) => undoPlacing(importId, item, position));
      if (undone.length > 0)
        addToast({ kind: 'info', message: t('placingUndone', { count: undone.length }) });
    };
    addToast({
      kind: 'success',
      message: t('placed', { count: placed.length }),
      action: { label: t('undoPlacing'), onAction: () => void undo() },
    });
  };

  const ignore = async (items: readonly OwnItem[], isIgnored: boolean) => {
    const { changeItem } = await import('../../../live/writes/import-mutations.ts');
    const changing = items.filter(({ item }) => item.state === (isIgnored ? 'new' : 'ignored'));
    await forAll(changing, ({ importId, item }) =>
      changeItem(importId, item.mediaId, { state: isIgnored ? 'ignored' : 'new' }),
    );
  };

  const convert = async (items: readonly OwnItem[], kind: DraftKind | undefined) => {
    const { convertItems } = await import('./convert-items.ts');
    const all = items.length;
    setUnderWay({ done: 0, all });
    const failed = await convertItems(items, {
      uid,
      kind,
      locale,
      onProgress: (done) => setUnderWay({ done, all }),
    });
    setUnderWay(undefined);
    if (failed > 0) addToast({ kind: 'error', message: t('failedToConvert', { count: failed }) });
    if (failed < all) addToast({ kind: 'success', message: t('convertedNow', { count: all - failed }) });
  };

  return { underWay, place, ignore, convert };
}
