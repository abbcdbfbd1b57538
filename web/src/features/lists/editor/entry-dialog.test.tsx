// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { LocalisedText } from '@waymark/model/localised';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { EntryDialog } from './entry-dialog.tsx';

const InEnglish = await inEnglish('lists');

afterEach(cleanup);

/** The dialog of an entry that other editors change at the same time. */
function open(first: LocalisedText, days: readonly { value: string; label: string }[] = []) {
  const onNote = vi.fn();
  const onMove = vi.fn();
  const onDay = vi.fn();
  const shown = (note: LocalisedText, number: number | undefined) => (
    <InEnglish>
      <EntryDialog
        entry={{ kind: 'poi', id: 'p'.repeat(20), itemId: 'p'.repeat(20), order: 'a', note }}
        name="A mill"
        number={number}
        count={9}
        days={days}
        day="1"
        onClose={() => {}}
        onNote={onNote}
        onMove={onMove}
        onDay={onDay}
      />
    </InEnglish>
  );
  const view = render(shown(first, 3));
  return {
    onNote,
    onMove,
    onDay,
    hear: (note: LocalisedText, number: number | undefined) => view.rerender(shown(note, number)),
    write: (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    save: () => fireEvent.click(screen.getByText('Save')),
  };
}

test('moving an entry keeps the note that another editor wrote meanwhile', () => {
  const { onNote, onMove, hear, write, save } = open({});
  hear({ en: 'Bring bread' }, 3);
  write('Position in the list, out of 9', '5');
  save();
  expect(onMove).toHaveBeenCalledExactlyOnceWith(5);
  expect(onNote).not.toHaveBeenCalled();
});

test('writing a note keeps a move by another editor, and the note in the other language', () => {
  const { onNote, onMove, hear, write, save } = open({ en: 'Bring bread', fr: 'Apportez du pain' });
  hear({ en: 'Bring bread', fr: 'Apportez du vin' }, 4);
  write('Note in English', 'Bring wine');
  save();
  expect(onMove).not.toHaveBeenCalled();
  expect(onNote).toHaveBeenCalledExactlyOnceWith({ en: 'Bring wine', fr: 'Apportez du vin' });
});

test('an emptied note is removed', () => {
  const { onNote, write, save } = open({ en: 'Bring bread' });
  write('Note in English', ' ');
  save();
  expect(onNote).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('a note for an entry that was removed meanwhile can be copied, but not saved', () => {
  const { hear, write } = open({});
  write('Note in English', 'Ask for the key');
  hear({}, undefined);
  expect(screen.getByLabelText('Note in English')).toHaveProperty('value', 'Ask for the key');
  expect(screen.getByText(/This place was removed from the list/)).toBeDefined();
  expect(screen.queryByText('Save')).toBeNull();
});

test('a place moves to another day, and its position there is the last', () => {
  const days = ['Before the days', 'Day 1', 'Day 2'].map((label, day) => ({ value: String(day), label }));
  const { onMove, onDay, write, save } = open({}, days);
  write('Position in the list, out of 9', '5');
  write('Day', '2');
  expect(screen.getByLabelText<HTMLSelectElement>('Position in the list, out of 9').disabled).toBe(true);
  save();
  expect(onDay).toHaveBeenCalledExactlyOnceWith('2');
  expect(onMove).not.toHaveBeenCalled();
});

test('a list without days asks for none', () => {
  open({});
  expect(screen.queryByLabelText('Day')).toBeNull();
});
