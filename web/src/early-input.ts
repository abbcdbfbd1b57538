/** What a visitor does with a rendered page before the application has taken it over. `boot.ts` keeps it. */
export interface EarlyInput {
  /** The button that was pressed last. A visitor without an answer presses again, so earlier presses are not kept. */
  pressed?: HTMLElement;
  /** The key that was pressed last where nothing is typed, such as one that opens the search. */
  key?: KeyboardEventInit;
  /** The fields that were changed, each with its value, or with whether it is checked. Hydration resets some of them. */
  changed: Map<EventTarget, string | boolean>;
  /** Ends the keeping. */
  end: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}
