import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { MapStatus } from './controls/map-status.tsx';
import type { EngineChoice } from './use-engine-choice.ts';

interface EngineNoticeProps extends Pick<EngineChoice, 'failed' | 'ready' | 'slow' | 'name'> {
  /** What the map says in place of it: two notices would cover a small map. */
  instead?: ReactNode;
}

/** A notice where the preferred engine is not available. */
export function EngineNotice({ failed, ready, slow, name, instead }: EngineNoticeProps) {
  const t = useTranslations('map');
  if (instead) return <MapStatus>{instead}</MapStatus>;
  if (name === 'none') return <MapStatus>{t('still')}</MapStatus>;
  if (slow) return <MapStatus>{t('slow')}</MapStatus>;
  return <MapStatus passing={ready}>{failed.has('google') && t('withoutGoogle')}</MapStatus>;
}
