import { useTranslations } from 'use-intl';
import { useFailureSentence } from '../../../elements/failure/use-failure-sentence.ts';
import type { EditFailure } from './make-edited-photo.ts';

/** Returns a function that says why a photo could not be edited. */
export function useEditFailure(): (failure: EditFailure) => string {
  const t = useTranslations('cropping.failure');
  const common = useFailureSentence();
  return ({ reason }) => {
    switch (reason) {
      case 'gone':
      case 'offline':
      case 'not-ready':
      case 'over-quota':
      case 'too-many-today':
      case 'too-large':
        return t(reason);
      case 'unreachable':
      case 'signed-out':
      case 'refused':
      case 'unverified':
      case 'too-many':
      case 'broken':
        return common({ reason });
      default:
        // The original was a photo before, so that every other reason is a fault of making it.
        return t('not-made');
    }
  };
}
