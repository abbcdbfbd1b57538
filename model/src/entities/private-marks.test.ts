import { testEdges, times } from '../testing/edges.ts';
import { exampleId } from '../testing/examples.ts';
import { follows, MAX_FOLLOWS } from './follows.ts';
import { MAX_VISITS, visits } from './visits.ts';

const ids = (count: number) => times(count, () => exampleId());

testEdges('what a user follows', follows, () => ({ creators: [exampleId()] }), [
  ['creators', [], ['x']],
  ['creators', ids(MAX_FOLLOWS), ids(MAX_FOLLOWS + 1)],
]);

testEdges('where a user was and wants to go', visits, () => ({ been: [exampleId()], want: [] }), [
  ['been', [], [1]],
  ['been', ids(MAX_VISITS), ids(MAX_VISITS + 1)],
  ['want', ids(MAX_VISITS), ids(MAX_VISITS + 1)],
]);
