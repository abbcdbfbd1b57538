import { photoIdOf } from '@waymark/model/entities/original';
import { type Photo, variantWidths } from '@waymark/model/entities/photo';
import {
  changesNothing,
  editedFocus,
  editedSize,
  isTooSmall,
  MIN_EDITED_SIDE,
  turnedSize,
} from '@waymark/model/entities/photo-edit';
import { RotateCcw, RotateCw, Undo2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useTranslations } from 'use-intl';
import { photoAddress } from '../../../services/photo-address.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Notice } from '../../../ui/display/notice.tsx';
import { ProgressBar } from '../../../ui/display/progress-bar.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import {
  EVERYTHING,
  editOf,
  largestPart,
  type PercentArea,
  ratioOf,
  SHAPES,
  type Shape,
  turnedPart,
} from './crop-area.ts';
import styles from './crop-dialog.module.css';
import type { EditServices } from './make-edited-photo.ts';
import { TurnedPicture } from './turned-picture.tsx';
import { useEditFailure } from './use-edit-failure.ts';
import { useEditedPhoto } from './use-edited-photo.ts';

interface CropDialogProps {
  uid: string;
  photo: Photo;
  onClose: () => void;
  /** Called with the new photo, which has the words of the one before, and its focus where that is still in it. */
  onEdited: (photo: Photo) => void;
  services?: EditServices;
}

/** What the creator has chosen. */
interface Choice {
  /** Of the photo as it is turned. */
  part: PercentArea;
  /** Quarter turns, clockwise. */
  turns: number;
  shape: Shape;
}

const WHOLE: Choice = { part: EVERYTHING, turns: 0, shape: 'free' };

/** A photo of the creator that is cropped and turned, which makes a new one. */
export function CropDialog({ uid, photo, onClose, onEdited, services }: CropDialogProps) {
  const t = useTranslations('cropping');
  const sentenceOf = useEditFailure();
  const [{ part, turns, shape }, setChoice] = useState(WHOLE);
  const [isUnseen, setIsUnseen] = useState(false);
  const onUnseen = useCallback(() => setIsUnseen(true), []);
  const { make, isBusy, failure } = useEditedPhoto(uid, photoIdOf(photo.path), services);
  const picture = turnedSize(photo, turns);
  const ratio = ratioOf(shape, picture);
  const edit = editOf(photo, { part, turns, ratio });
  const after = editedSize(edit);
  const tooSmall = isTooSmall(edit, photo);

  const choosePart = (next: PercentArea) => setChoice({ part: next, turns, shape });
  const chooseShape = (next: Shape) =>
    setChoice({ part: largestPart(picture, ratioOf(next, picture)), turns, shape: next });
  const turn = (by: 1 | -1) => {
    const turned = turnedPart(part, by);
    const next = turnedSize(picture, 1);
    // A part of 4:3 is 3:4 when it is turned. What the creator chose stays, so that the part is the largest of that shape.
    const isKept = shape === 'free' || shape === 'photo' || shape === '1:1';
    setChoice({
      part: isKept ? turned : largestPart(next, ratioOf(shape, next)),
      turns: (turns + by + 4) % 4,
      shape,
    });
  };
  const save = async () => {
    const made = await make(edit);
    if (made === undefined) return;
    const { path, width, height, thumbhash } = made;
    const { focus: before, ...words } = photo;
    const focus = before && editedFocus(before, photo, edit);
    onEdited({ ...words, path, width, height, thumbhash, ...(focus && { focus }) });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      heading={t('heading')}
      closeLabel={t('close')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            busy={isBusy}
            disabled={!isBusy && (tooSmall || isUnseen || changesNothing(edit, photo))}
            onClick={() => void save()}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <div className={styles.choices}>
          <Select
            label={t('shape')}
            value={shape}
            disabled={isBusy}
            onChange={chooseShape}
            choices={SHAPES.map((value) => ({ value, label: t(`shapes.${NAMES[value]}`) }))}
          />
          <Button kind="secondary" size="small" icon={RotateCcw} disabled={isBusy} onClick={() => turn(-1)}>
            {t('turnLeft')}
          </Button>
          <Button kind="secondary" size="small" icon={RotateCw} disabled={isBusy} onClick={() => turn(1)}>
            {t('turnRight')}
          </Button>
          <Button kind="quiet" size="small" icon={Undo2} disabled={isBusy} onClick={() => setChoice(WHOLE)}>
            {t('reset')}
          </Button>
        </div>
        <div className={styles.stage}>
          <ReactCrop
            crop={{ unit: '%', ...part }}
            {...(ratio !== undefined && { aspect: ratio })}
            keepSelection
            ruleOfThirds
            disabled={isBusy}
            className={`ReactCrop--no-animate ${styles.cropper}`}
            ariaLabels={{
              cropArea: t('area'),
              nwDragHandle: t('handles.upperLeft'),
              nDragHandle: t('handles.upper'),
              neDragHandle: t('handles.upperRight'),
              eDragHandle: t('handles.right'),
              seDragHandle: t('handles.lowerRight'),
              sDragHandle: t('handles.lower'),
              swDragHandle: t('handles.lowerLeft'),
              wDragHandle: t('handles.left'),
            }}
            onChange={(_, { x, y, width, height }) => choosePart({ x, y, width, height })}
          >
            <TurnedPicture
              address={addressOf(photo)}
              size={photo}
              turns={turns}
              className={styles.picture}
              onFailed={onUnseen}
            />
          </ReactCrop>
        </div>
        {isUnseen && <Notice kind="warning">{t('unseen')}</Notice>}
        <p className={styles.hint}>
          <span role="status">{t('size', { ...after })}</span> {t('keys')}
        </p>
        {tooSmall && <Notice kind="warning">{t('tooSmall', { least: MIN_EDITED_SIDE })}</Notice>}
        {isBusy && <ProgressBar label={t('making')} />}
        {failure && <Notice kind="error">{sentenceOf(failure)}</Notice>}
      </div>
    </Dialog>
  );
}

/** The names of shapes in the messages, where a name has no colon. */
const NAMES = {
  free: 'free',
  photo: 'photo',
  '1:1': 'square',
  '4:3': 'wide4',
  '3:2': 'wide3',
  '16:9': 'wide16',
  '3:4': 'tall4',
  '2:3': 'tall3',
  '9:16': 'tall16',
} as const satisfies Record<Shape, string>;

/** The smallest variant that is sharp in the dialog. */
function addressOf({ path, width }: Photo): string {
  const widths = variantWidths(width);
  return photoAddress(path, widths.find((one) => one >= 1_280) ?? width);
}
