import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import styles from './scrolled-past.module.css';

/**
 * A map within a text. The wheel and a finger scroll the page past it, until the reader presses the map. It holds them until a mouse
 * leaves it, or something else is pressed.
 */
export function ScrolledPast({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isHeld) return;
    const left = new AbortController();
    addEventListener(
      'pointerdown',
      ({ target }) => target instanceof Node && !box.current?.contains(target) && setHeld(false),
      { capture: true, signal: left.signal },
    );
    return () => left.abort();
  }, [isHeld]);
  // In the capture phase, before the map hears of it. What reaches the box alone is left to the sheet around it.
  const pass = (event: SyntheticEvent) => {
    if (!isHeld && event.target !== box.current) event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keyboards reach the map, which needs no press, by its own focus
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      ref={box}
      className={styles.box}
      data-held={isHeld || undefined}
      // With the control key, the wheel is a pinch on a touchpad.
      onWheelCapture={(event) => !event.ctrlKey && pass(event)}
      onTouchStartCapture={pass}
      onTouchMoveCapture={pass}
      onPointerDownCapture={(event) => {
        if (event.pointerType === 'touch') pass(event);
        else setHeld(true);
      }}
      onPointerMoveCapture={(event) => event.pointerType === 'touch' && pass(event)}
      onClick={() => setHeld(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setHeld(false)}
    >
      {children}
    </div>
  );
}
