import { MAX_PHOTOS } from '@waymark/model/entities/content';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../ui/controls/button.tsx';
import { Notice } from '../../../../ui/display/notice.tsx';
import styles from '../library.module.css';
import { MOST_HOURS } from './camera-clocks.tsx';
import type { PhotoGroup } from './photo-group.ts';
import type { useMaking } from './use-making.ts';

interface MakeButtonsProps extends ReturnType<typeof useMaking> {
  groups: readonly PhotoGroup[];
  /** The camera whose correction is no number of hours. */
  wrongClock: string | undefined;
}

/** The buttons that make drafts of groups: what was chosen for each, or one story of all as long as none is in a story. */
export function MakeButtons({ groups, wrongClock, making, failure, make }: MakeButtonsProps) {
  const t = useTranslations('library.placing');
  const used = groups.filter(({ becomes }) => becomes !== 'out');
  const parts = used.filter(({ becomes }) => becomes === 'story');
  const [pins, days] = [used.length - parts.length, new Set(parts.map(({ day }) => day)).size];
  const ofStory = parts.length > 0 ? parts : used;
  const isTooLong = ofStory.reduce((sum, { photos }) => sum + photos.length, 0) > MAX_PHOTOS;
  const isBlocked = used.length === 0 || wrongClock !== undefined;
  const reasons = [
    wrongClock !== undefined &&
      t('clockWrong', { camera: wrongClock || t('unknownCamera'), most: MOST_HOURS }),
    isTooLong && t('tooMany', { most: MAX_PHOTOS }),
    groups.length > 0 && used.length === 0 && t('allOut'),
  ];
  return (
    <>
      {failure !== undefined && (
        <div className={styles.above}>
          <Notice kind="error">{failure}</Notice>
        </div>
      )}
      {reasons.map(
        (reason) =>
          reason && (
            <p key={reason} className={`${styles.state} ${styles.above}`}>
              {reason}
            </p>
          ),
      )}
      {parts.length === 0 && (
        <Button
          kind="secondary"
          busy={making === 'story'}
          disabled={isBlocked || isTooLong || making === 'chosen'}
          onClick={() =>
            void make(
              'story',
              used.map((group) => ({ ...group, becomes: 'story' })),
            )
          }
        >
          {t('story')}
        </Button>
      )}
      <Button
        busy={making === 'chosen'}
        disabled={isBlocked || (parts.length > 0 && isTooLong) || making === 'story'}
        onClick={() => void make('chosen', used)}
      >
        {parts.length === 0
          ? t('pins', { count: pins })
          : t(pins === 0 ? 'storyOfDays' : 'pinsAndStory', { pins, days })}
      </Button>
    </>
  );
}
