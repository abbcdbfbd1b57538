// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import type { Actions } from '../actions/use-actions.ts';
import { useWorksView } from '../filters/use-works-view.ts';
import { ProjectsSection } from './projects-section.tsx';

const mutations = vi.hoisted(() => ({ deleteProject: vi.fn() }));
vi.mock('../../../live/writes/project-mutations.ts', () => mutations);

const InEnglish = await inEnglish('works');
const PROJECT = { id: 'p'.repeat(20), ownerId: 'me', title: 'Corsica' };

beforeEach(() => {
  vi.resetAllMocks();
});
afterEach(cleanup);

function Place({ actions }: { actions: Actions }) {
  return (
    <ProjectsSection
      uid="me"
      projects={[PROJECT]}
      open={PROJECT}
      works={[]}
      state={useWorksView()}
      actions={actions}
      isNaming={false}
      onNamed={() => {}}
    />
  );
}

function askToDelete() {
  fireEvent.click(screen.getByRole('button', { name: 'Delete project' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete project' }));
}

test('a project is deleted once, when it is known to be empty, also if no work was seen in it', async () => {
  const emptied = Promise.withResolvers<boolean>();
  const empty = vi.fn(() => emptied.promise);
  const unasked = () => Promise.reject(new Error('not asked for'));
  const actions = {
    underWay: undefined,
    reports: [],
    forgetReport: () => {},
    act: unasked,
    empty,
    purge: unasked,
  };
  render(
    <MemoryRouter initialEntries={[`/?project=${PROJECT.id}`]}>
      <InEnglish>
        <Place actions={actions} />
      </InEnglish>
    </MemoryRouter>,
  );
  askToDelete();
  askToDelete();
  await act(async () => {});
  expect(empty).toHaveBeenCalledExactlyOnceWith(PROJECT.id);
  expect(mutations.deleteProject).not.toHaveBeenCalled();
  await act(async () => emptied.resolve(true));
  await vi.waitFor(() => expect(mutations.deleteProject).toHaveBeenCalledExactlyOnceWith(PROJECT.id));
});
