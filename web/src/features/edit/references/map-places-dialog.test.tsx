// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { Reference } from '@waymark/model/entities/fields';
import { exampleId } from '@waymark/model/testing/examples';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { ItemChoices, type Several } from './item-choices.tsx';

vi.mock('./reference-name.tsx', () => ({
  ReferenceName: ({ reference, nameId }: { reference: Reference; nameId: string }) => (
    <span id={nameId}>{reference.id[0]}</span>
  ),
}));
/** The choices are those of all items; here there are three. */
vi.mock('./place-chooser.tsx', () => ({
  PLACES_OF_STORY: [],
  PlaceChoices: (props: { several: Several; onChosen: (reference: Reference) => void }) => (
    <>
      <h3 id="own">Own</h3>
      <ItemChoices
        labelledBy="own"
        choices={[...'xyz'].map((letter) => ({ reference: poi(letter), title: { en: `Item ${letter}` } }))}
        {...props}
      />
    </>
  ),
}));

const { MapPlacesDialog } = await import('./map-places-dialog.tsx');
const InEnglish = await inEnglish('edit');

afterEach(cleanup);

const poi = (id: string): Reference => ({ kind: 'poi', id: id.length === 1 ? exampleId(id) : id });
const pois = (letters: string) => [...letters].map(poi);

function open(first: readonly Reference[], ofStory: readonly Reference[] = []) {
  const onDone = vi.fn();
  render(
    <InEnglish>
      <MapPlacesDialog uid="me" first={first} ofStory={ofStory} onDone={onDone} />
    </InEnglish>,
  );
  return onDone;
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string | RegExp) => act(async () => fireEvent.click(button(name)));
const status = () => screen.getByRole('status').textContent;

test('several places are chosen one after the other, and taken back by a second press', async () => {
  const onDone = open([]);
  expect(button('Insert the map').disabled).toBe(true);
  expect(status()).toBe('Choose up to 30 places');
  for (const letter of 'zxy') await press(`Item ${letter}`);
  expect(button('Item x').getAttribute('aria-pressed')).toBe('true');
  await press('Item x');
  expect(button('Item x').getAttribute('aria-pressed')).toBe('false');
  expect(status()).toBe('2 of 30 places');
  await press('Insert the map');
  expect(onDone).toHaveBeenCalledExactlyOnceWith(pois('zy'));
});

test('all places of the story join those that are chosen, each once', async () => {
  const onDone = open(pois('x'), pois('abxc'));
  await press('Add all 4 places of this story');
  expect(button('Add all 4 places of this story').disabled).toBe(true);
  await press('Use these places');
  expect(onDone).toHaveBeenCalledExactlyOnceWith(pois('xabc'));
});

test('chosen places are moved up and removed by keyboard, and the focus stays among them', async () => {
  const onDone = open(pois('abc'));
  button('Move place 2 up').focus();
  await press('Move place 2 up');
  // The first place cannot be moved up.
  expect(document.activeElement).toBe(button('Remove place 1'));
  button('Remove place 3').focus();
  await press('Remove place 3');
  expect(within(screen.getByRole('dialog')).getAllByRole('button')).toContain(document.activeElement);
  await press('Use these places');
  expect(onDone).toHaveBeenCalledExactlyOnceWith(pois('ba'));
});

test('a map has 30 places, and then no other can be chosen', async () => {
  const many = Array.from({ length: 29 }, (_, index) => poi(String(index).padStart(20, '0')));
  const onDone = open(many, pois('ab'));
  await press('Add all 2 places of this story');
  expect(status()).toBe('30 of 30 places');
  expect(button('Item x').disabled).toBe(true);
  await press('Use these places');
  expect(onDone).toHaveBeenCalledExactlyOnceWith([...many, poi('a')]);
});

test('a dialog that is closed changes nothing', async () => {
  const onDone = open(pois('a'));
  await press('Item x');
  await press('Close');
  expect(onDone).toHaveBeenCalledExactlyOnceWith(undefined);
});
