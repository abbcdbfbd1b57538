import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { useTranslations } from 'use-intl';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { Disclosure } from '../../../../ui/display/disclosure.tsx';
import styles from '../library.module.css';

/** A camera that was never set is wrong by more than this only if its date is wrong too. */
export const MOST_HOURS = 48;

interface CameraClocksProps {
  photos: readonly ReadyPhoto[];
  /** What was typed for each camera, by its name: `''` where that is unknown. */
  hours: ReadonlyMap<string, string>;
  onChange: (hours: ReadonlyMap<string, string>) => void;
}

/** Corrections of the clocks that the photos were taken by, one for each camera. */
export function CameraClocks({ photos, hours, onChange }: CameraClocksProps) {
  const t = useTranslations('library.placing');
  const cameras = camerasOf(photos);
  const field = (camera: string, label: string, hint?: string) => {
    const typed = hours.get(camera) ?? '';
    return (
      <TextField
        key={camera}
        label={label}
        hint={hint}
        error={minutesIn(typed) === undefined ? t('shiftWrong', { most: MOST_HOURS }) : undefined}
        value={typed}
        placeholder="0"
        maxLength={6}
        inputMode="text"
        autoComplete="off"
        onChange={(text) => onChange(new Map(hours).set(camera, text))}
      />
    );
  };
  const [only, ...others] = cameras;
  if (only === undefined) return null;
  if (others.length === 0) return field(only, t('shift'), t('shiftHint'));
  // Most clocks are right, and the fields of several cameras would fill a phone.
  return (
    <Disclosure summary={t('shifts')}>
      <fieldset className={styles.clocks} aria-label={t('shifts')}>
        <p className={styles.state}>{t('shiftHint')}</p>
        {cameras.map((camera) => field(camera, camera === '' ? t('unknownCamera') : camera))}
      </fieldset>
    </Disclosure>
  );
}

/**
 * The corrections in minutes, by the name of the camera. A number of hours may have a comma. A text that is none, or too many, corrects
 * nothing.
 */
export function shiftsOf(hours: ReadonlyMap<string, string>): ReadonlyMap<string, number> {
  return new Map([...hours].map(([camera, typed]) => [camera, minutesIn(typed) ?? 0]));
}

/** The first camera of the photos whose correction is no number of hours, or too many; undefined where there is none. */
export function wrongClockIn(
  photos: readonly ReadyPhoto[],
  hours: ReadonlyMap<string, string>,
): string | undefined {
  return camerasOf(photos).find((camera) => minutesIn(hours.get(camera) ?? '') === undefined);
}

/** The cameras whose clock is in their photos, by name, an unknown one last. */
function camerasOf(photos: readonly ReadyPhoto[]): string[] {
  const names = new Set(
    photos.flatMap(({ cameraTime, camera = '' }) => (cameraTime === undefined ? [] : camera)),
  );
  return [...names].toSorted((a, b) => (a === '' ? 1 : b === '' ? -1 : a.localeCompare(b)));
}

function minutesIn(hours: string): number | undefined {
  const text = hours.trim().replace(',', '.').replace('−', '-');
  const number = text === '' ? 0 : Number(text);
  return Math.abs(number) <= MOST_HOURS ? Math.round(number * 60) : undefined;
}
