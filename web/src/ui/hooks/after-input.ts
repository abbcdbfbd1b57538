import { whenIdle } from './use-idle.ts';

/** How long an input waits for an idle moment, so that it is answered first. */
export const AFTER_INPUT = { longest: 1_000, blindly: 200 };

/** `click` is for a press before this code was there, which is repeated once it is. */
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart', 'click'] as const;

/** Calls back once, in an idle moment after the next input. @returns a function that cancels it */
export function afterInput(callback: () => void): () => void {
  const waiting = new AbortController();
  let stopIdle = () => {};
  const onInput = () => {
    waiting.abort();
    stopIdle = whenIdle(callback, AFTER_INPUT);
  };
  for (const input of INPUTS) addEventListener(input, onInput, { signal: waiting.signal, passive: true });
  return () => {
    waiting.abort();
    stopIdle();
  };
}
