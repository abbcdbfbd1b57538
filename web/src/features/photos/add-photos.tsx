import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { FileInput } from '../../elements/form/file-input.tsx';
import { Button } from '../../ui/controls/button.tsx';

interface AddPhotosProps {
  label: string;
  /** Whether several files can be chosen at once. */
  multiple?: boolean;
  disabled?: boolean;
  size?: 'medium' | 'small';
  onFiles: (files: readonly File[]) => void;
}

/** A button that opens the file chooser. */
export function AddPhotos({
  label,
  multiple = false,
  disabled = false,
  size = 'medium',
  onFiles,
}: AddPhotosProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        kind="secondary"
        size={size}
        icon={ImagePlus}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <FileInput ref={input} label={label} multiple={multiple} onFiles={onFiles} />
    </>
  );
}
