import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { useFormatter } from 'use-intl';
import { dayOf } from './uses-of.ts';

/** Formats the day of a photo, which is that of the camera's clock wherever its owner is now. */
export function usePhotoDay(): (photo: ReadyPhoto) => string {
  const format = useFormatter();
  return (photo) => format.dateTime(dayOf(photo), { dateStyle: 'medium', timeZone: 'UTC' });
}
