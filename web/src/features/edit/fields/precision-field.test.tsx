// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import type { EditContext } from '../edit-context.ts';

const countOwnLinks = vi.hoisted(() => vi.fn());
vi.mock('../../../services/works-api.ts', () => ({ countOwnLinks }));

const { PrecisionField } = await import('./precision-field.tsx');
const InEnglish = await inEnglish('edit');

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

async function show(precision: string, leavesAddress = true) {
  const edit: EditContext = {
    uid: 'me',
    isOwner: true,
    workId: 'w',
    kind: 'pin',
    content: { precision },
    leavesAddress,
    change: () => {},
    addArrival: () => {},
    faultOf: () => undefined,
    slots: { workPhotos: () => null, photos: () => null, preview: () => null },
  };
  await act(async () => {
    render(
      <InEnglish>
        <PrecisionField edit={edit} label="Precision" />
      </InEnglish>,
    );
  });
}

const notice = () => screen.queryByRole('status')?.textContent;

test.each([
  [{ stories: 2, lists: 1 }, '2 of your stories and 1 of your lists link to this pin.'],
  [{ stories: 1, lists: 0 }, '1 of your stories links to this pin.'],
  [{ stories: 0, lists: 12 }, '12 of your lists link to this pin.'],
])(
  'a creator reads how many of their own works link to a pin that leaves its address',
  async (done, text) => {
    countOwnLinks.mockResolvedValue({ done });
    await show('approximate');
    expect(countOwnLinks.mock.calls).toEqual([['me', 'w']]);
    expect(notice()).toContain(text);
    expect(notice()).toContain('links that other people made will stop working');
  },
);

test('nothing is said where nothing links to it', async () => {
  countOwnLinks.mockResolvedValue({ done: { stories: 0, lists: 0 } });
  await show('approximate');
  expect(notice()).toBeUndefined();
});

test('a creator without a connection reads what will happen, without a number', async () => {
  countOwnLinks.mockResolvedValue({ failure: { reason: 'unreachable' } });
  await show('approximate');
  expect(notice()).toContain('this pin has a new address');
});

test.each([
  ['exact', true],
  ['approximate', false],
] as const)('nothing is counted for a pin that keeps its address: %s, %s', async (precision, leaves) => {
  await show(precision, leaves);
  expect(countOwnLinks).not.toHaveBeenCalled();
  expect(notice()).toBeUndefined();
});
