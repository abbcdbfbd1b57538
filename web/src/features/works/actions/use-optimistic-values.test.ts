// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { afterEach, expect, test } from 'vitest';
import { exampleSummary } from '../testing/example-summary.ts';
import { useOptimisticValues } from './use-optimistic-values.ts';

afterEach(cleanup);

const projectOf = ({ projectId }: WorkSummary) => projectId;

function work(id: string, projectId?: string): WorkSummary {
  return exampleSummary(id, projectId === undefined ? {} : { projectId });
}

function open(...works: WorkSummary[]) {
  const hook = renderHook((works: readonly WorkSummary[]) => useOptimisticValues(works, projectOf), {
    initialProps: works,
  });
  const idsIn = (projectId: string) => hook.result.current.having(projectId).map(({ id }) => id);
  return { set: hook.result.current.set, report: (...works: WorkSummary[]) => hook.rerender(works), idsIn };
}

test('a change counts until the database reports it, whatever else it reports before', () => {
  const { set, report, idsIn } = open(work('a'), work('b', 'p'));
  set('a', 'p');
  set('b', undefined);
  expect(idsIn('p')).toEqual(['a']);
  report(work('a'), work('b', 'p'), work('c', 'p'));
  expect(idsIn('p')).toEqual(['a', 'c']);
  report(work('a', 'p'), work('b'));
  expect(idsIn('p')).toEqual(['a']);
  // A change elsewhere.
  report(work('a', 'q'), work('b', 'p'));
  expect(idsIn('p')).toEqual(['b']);
});

test('a value that the database reported before the answer does not hide a later change', () => {
  const { set, report, idsIn } = open(work('a', 'p'));
  set('a', 'p');
  report(work('a', 'q'));
  expect(idsIn('p')).toEqual([]);
  expect(idsIn('q')).toEqual(['a']);
});
