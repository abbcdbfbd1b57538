import { Camera, ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { FileInput } from '../../elements/form/file-input.tsx';
import { Button, type ButtonLook } from '../../ui/controls/button.tsx';
import { useIsTouch } from '../../ui/hooks/use-is-touch.ts';

interface AddPhotosProps {
  label: string;
  /** The name of the button for the camera. */
  cameraLabel: string;
  /** Whether several files can be chosen at once. */
  multiple?: boolean;
  disabled?: boolean;
  size?: ButtonLook['size'];
  onFiles: (files: readonly File[]) => void;
}

/**
 * A button that opens the file chooser, and on phones and tablets one that opens the camera: the photo picker of Android has none (see
 * docs/decisions/photos.md).
 */
export function AddPhotos({
  label,
  cameraLabel,
  multiple = false,
  disabled = false,
  size = 'medium',
  onFiles,
}: AddPhotosProps) {
  const isTouch = useIsTouch();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const look = { kind: 'secondary', size, disabled } as const;
  return (
    <>
      <Button {...look} icon={ImagePlus} onClick={() => files.current?.click()}>
        {label}
      </Button>
      <FileInput ref={files} label={label} multiple={multiple} onFiles={onFiles} />
      {isTouch && (
        <>
          <Button {...look} icon={Camera} onClick={() => camera.current?.click()}>
            {cameraLabel}
          </Button>
          <FileInput ref={camera} label={cameraLabel} isCamera onFiles={onFiles} />
        </>
      )}
    </>
  );
}
