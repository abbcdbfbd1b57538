import type { Ref } from 'react';
import { ACCEPTED_FILES } from '../../live/uploads/photo-type.ts';

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Chooses photos. A phone offers its camera too. Another control opens it. */
export function FileInput({ ref, label, multiple = false, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={multiple}
      aria-label={label}
      accept={ACCEPTED_FILES}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // The same file may be chosen again.
        target.value = '';
      }}
    />
  );
}
