import type { Ref } from 'react';
import { ACCEPTED_FILES } from '../../live/uploads/photo-type.ts';

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  multiple?: boolean;
  /** Whether the camera of a phone or a tablet takes the photo. Where there is none, files are chosen. */
  isCamera?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Chooses photos, or takes one. Another control opens it. */
export function FileInput({ ref, label, multiple = false, isCamera = false, onFiles }: FileInputProps) {
  // Chrome opens the camera only where all types are images, and the device may not know the extensions of HEIC.
  const source = isCamera
    ? ({ accept: 'image/*', capture: 'environment' } as const)
    : { accept: ACCEPTED_FILES, multiple };
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      {...source}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // The same file may be chosen again.
        target.value = '';
      }}
    />
  );
}
