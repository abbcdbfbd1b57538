import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinedLines } from './join-lines.ts';
import type { TileLine } from './tile-layers.ts';

test('lines that end where another one does become one, whichever way they lead', () => {
  const lines: TileLine[] = [
    [
      [0, 0],
      [1, 0],
    ],
    [
      [2, 0],
      [1, 0],
    ],
    [
      [9, 9],
      [8, 8],
    ],
  ];
  expect(joinedLines(lines)).toEqual([
    [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    [
      [9, 9],
      [8, 8],
    ],
  ]);
});

const spot = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }));
const lines = fc.array(fc.array(spot, { minLength: 2, maxLength: 5 }), { maxLength: 12 });

test('the same steps are drawn, each as often as before', () => {
  fc.assert(
    fc.property(lines, (all) => {
      expect(stepsOf(joinedLines(all))).toEqual(stepsOf(all));
    }),
  );
});

/** Every stretch between two spots, from the lesser to the greater. */
function stepsOf(all: readonly TileLine[]): string[] {
  return all
    .flatMap((line) => line.slice(1).map((to, at) => [String(line[at]), String(to)].toSorted().join(' – ')))
    .toSorted();
}
