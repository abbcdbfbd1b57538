import { readOpeningHours } from '@waymark/model/opening-hours/read-opening-hours';
import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/paths.ts';
import { HoursLines } from './hours-lines.tsx';

interface ReadHoursProps {
  /** In the notation of OpenStreetMap. */
  notation: string;
  /** Shown where that cannot be read. */
  unread: ReactNode;
}

/** Opening hours that are being written, in words. The library behind it is large: see `LazyHours`. */
export function ReadHours({ notation, unread }: ReadHoursProps) {
  const locale = useLocale();
  const read = readOpeningHours(notation);
  return read ? <HoursLines text={read.text[locale]} /> : unread;
}
