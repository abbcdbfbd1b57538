import type { ReactNode } from 'react';
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts';

interface UploadsBelowProps {
  /** The text that the files were put into. */
  text: () => HTMLElement;
  children: ReactNode;
}

/** Files on their way into a text, below it. Whoever is there when the last one is gone goes on in the text. */
export function UploadsBelow({ text, children }: UploadsBelowProps) {
  return <div ref={useFocusHandedOn<HTMLDivElement>(text)}>{children}</div>;
}
