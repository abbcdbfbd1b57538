import { Component, type ReactNode } from 'react';

interface HeldInPlaceProps {
  /** The text that must not move in the window. */
  text: () => Element | null;
  /** Whether there is something above the text. */
  isFilled: boolean;
  children: ReactNode;
}

/**
 * Something above a text. When it appears or disappears, the page scrolls by its height, so that the line being written stays
 * where it is. A text whose beginning is in the window moves, unless the caret is in it.
 */
export class HeldInPlace extends Component<HeldInPlaceProps> {
  // A class, because only a class can measure the page before it changes.
  override getSnapshotBeforeUpdate({ isFilled }: HeldInPlaceProps): number | null {
    return isFilled === this.props.isFilled ? null : topOf(this.props.text());
  }

  override componentDidUpdate(_props: HeldInPlaceProps, _state: unknown, before: number | null): void {
    const text = this.props.text();
    const now = topOf(text);
    if (before === null || now === null) return;
    const isWriting = text?.contains(getSelection()?.anchorNode ?? null) === true;
    if (isWriting || before <= 0) scrollBy({ top: now - before, behavior: 'instant' });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

function topOf(text: Element | null): number | null {
  return text?.getBoundingClientRect().top ?? null;
}
