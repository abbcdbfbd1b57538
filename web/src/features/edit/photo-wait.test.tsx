// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadMessages, loadParts } from '../../i18n/messages.ts';
import { Translated } from '../../i18n/translated.tsx';
import { PhotoWait } from './photo-wait.tsx';
import type { PhotoWaiting } from './use-photo-wait.ts';

const messages = { ...(await loadMessages('en')), ...(await loadParts(['edit'], 'en')) };
const NOTHING = () => {};

afterEach(cleanup);

/** A bar that waits, as the editor has it. */
function Bar({ begin }: { begin: () => void }) {
  const [wait, setWait] = useState<PhotoWaiting['wait']>({
    deed: 'publish',
    options: {},
    stage: 'waiting',
    givenUp: 0,
  });
  const end = () => setWait(undefined);
  const waiting = { wait, begin, stay: NOTHING, goWithout: end, giveUp: end };
  return (
    <div>
      <PhotoWait waiting={waiting} uploads="underWay" />
      <button type="button">Undo</button>
      <button type="button" data-deed="publish">
        Publish
      </button>
    </div>
  );
}

for (const name of ['Publish without them', 'Cancel'])
  test(`whoever ends waiting by “${name}” is at the button that publishes`, () => {
    render(
      <Translated locale="en" messages={messages}>
        <Bar begin={vi.fn()} />
      </Translated>,
    );
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Publish' }));
  });
