import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { useDateFormat } from '../../../i18n/use-date-format.ts';
import { dayOf } from './uses-of.ts';

/** Formats the day of a photo, which is that of the camera's clock wherever its owner is now. */
export function usePhotoDay(): (photo: ReadyPhoto) => string {
  const date = useDateFormat();
  return (photo) => date(dayOf(photo), { dateStyle: 'medium' });
}
