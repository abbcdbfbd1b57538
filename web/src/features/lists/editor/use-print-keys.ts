import { useEffect } from 'react';
import { useLatest } from '../../../ui/hooks/use-latest.ts';

/** Replaces the browser's action for the keys that print the page. */
export function usePrintKeys(onPrint: () => void): void {
  const latest = useLatest(onPrint);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!asksToPrint(event)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [latest]);
}

/** On a Mac, Control and P moves to the line above. */
function asksToPrint({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isAsked = /^(Mac|iP)/.test(navigator.platform) ? metaKey : ctrlKey;
  return isAsked && !altKey && !shiftKey && key.toLowerCase() === 'p';
}
