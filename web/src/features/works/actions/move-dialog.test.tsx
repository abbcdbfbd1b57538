// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { UnavailableError } from '../../../live/core/unavailable-error.ts';

const mutations = vi.hoisted(() => ({ saveProject: vi.fn() }));
vi.mock('../../../live/writes/project-mutations.ts', () => mutations);
vi.mock('../../../elements/quotas/quota-notice.tsx', () => ({ QuotaNotice: () => null }));

const { MoveDialog } = await import('./move-dialog.tsx');
const InEnglish = await inEnglish('works', 'failures');
const CORSICA = { id: 'c'.repeat(20), ownerId: 'me', title: 'Corsica' };
const onMove = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
});
afterEach(cleanup);

function open(...projects: (typeof CORSICA)[]) {
  render(
    <InEnglish>
      <MoveDialog uid="me" count={2} projects={projects} onClose={() => {}} onMove={onMove} />
    </InEnglish>,
  );
}

const nameField = () => screen.getByRole('textbox', { name: 'Title' });
const write = (value: string) => fireEvent.change(nameField(), { target: { value } });
const enter = () => act(async () => void fireEvent.submit(nameField()));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a creator without projects names one in the dialog, and Enter moves the works to it', async () => {
  open();
  write(' Corsica ');
  await enter();
  const id = mutations.saveProject.mock.calls[0]?.[1];
  expect(mutations.saveProject.mock.calls).toEqual([['me', id, { title: 'Corsica' }]]);
  expect(onMove.mock.calls).toEqual([[id]]);
});

test('a second press makes one project', async () => {
  const saved = Promise.withResolvers<void>();
  mutations.saveProject.mockReturnValue(saved.promise);
  open();
  write('Corsica');
  await press('Create and move');
  await enter();
  saved.resolve();
  await act(() => saved.promise);
  expect(mutations.saveProject).toHaveBeenCalledTimes(1);
  expect(onMove).toHaveBeenCalledTimes(1);
});

test('a failure is said in the dialog, and trying again writes the same project', async () => {
  mutations.saveProject.mockRejectedValueOnce(new UnavailableError());
  open();
  write('Corsica');
  await press('Create and move');
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(onMove).not.toHaveBeenCalled();
  expect(nameField()).toHaveProperty('value', 'Corsica');

  await press('Create and move');
  const ids = mutations.saveProject.mock.calls.map(([, id]) => id);
  expect(ids).toEqual([ids[0], ids[0]]);
  expect(onMove.mock.calls).toEqual([[ids[0]]]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a project without a title is not made', async () => {
  open();
  write('   ');
  await press('Create and move');
  expect(screen.getByText('Give the project a title.')).toBeDefined();
  expect(mutations.saveProject).not.toHaveBeenCalled();
});

test('a creator with projects chooses one of them, a new one, or none', async () => {
  open(CORSICA);
  expect(screen.queryByRole('textbox')).toBeNull();
  await press('Move');
  fireEvent.click(screen.getByRole('radio', { name: 'No project' }));
  await press('Move');
  expect(onMove.mock.calls).toEqual([[CORSICA.id], [undefined]]);
  fireEvent.click(screen.getByRole('radio', { name: 'New project' }));
  write('Sardinia');
  await press('Create and move');
  expect(mutations.saveProject).toHaveBeenCalledTimes(1);
});
