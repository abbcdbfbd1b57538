import { useTranslations } from 'use-intl';
import { MapStatus } from './controls/map-status.tsx';
import type { EngineChoice } from './use-engine-choice.ts';

/** Says it where the map is not what it was to be. */
export function EngineNotice({ failed, ready, still }: Pick<EngineChoice, 'failed' | 'ready' | 'still'>) {
  const t = useTranslations('map');
  if (still) return <MapStatus>{t('still')}</MapStatus>;
  return <MapStatus passing={ready}>{failed.has('google') && t('withoutGoogle')}</MapStatus>;
}
