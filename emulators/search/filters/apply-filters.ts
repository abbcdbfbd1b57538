import type { Documents } from '../records/documents.ts';
import type { Condition, Filter, NumberCondition } from './filter.ts';

type Test = (document: number) => boolean;

/** Whether a document matches a filter. An attribute that is no facet has no values. */
export function filterTest(documents: Documents, filter: Filter): Test {
  if (filter.length === 0) return () => true;
  const groups = filter.map((group) => group.map((condition) => conditionTest(documents, condition)));
  return (document) => groups.every((group) => group.some((test) => test(document)));
}

/**
 * The score of a document: of each group the highest score of its conditions that match, or their sum.
 */
export function filterScore(
  documents: Documents,
  filter: Filter,
  sums: boolean,
): (document: number) => number {
  if (filter.length === 0) return () => 0;
  const groups = filter.map((group) =>
    group.map((condition) => ({
      test: conditionTest(documents, condition),
      score: condition.kind === 'facet' ? condition.score : 1,
    })),
  );
  return (document) => {
    let total = 0;
    for (const group of groups) {
      let ofGroup = 0;
      for (const { test, score } of group) {
        if (test(document)) ofGroup = sums ? ofGroup + score : Math.max(ofGroup, score);
      }
      total += ofGroup;
    }
    return total;
  };
}

function conditionTest(documents: Documents, condition: Condition): Test {
  const { attribute, isNegated } = condition;
  if (condition.kind === 'facet') {
    const column = documents.facets.get(attribute);
    const value = column?.numberOf(condition.value);
    if (column === undefined || value === undefined) return () => isNegated;
    return (document) => column.of(document).includes(value) !== isNegated;
  }
  const column = documents.numbers.get(attribute);
  if (column === undefined) return () => isNegated;
  return (document) => column.all(document).some((number) => isMet(number, condition)) !== isNegated;
}

function isMet(number: number, { operator, value, last }: NumberCondition): boolean {
  switch (operator) {
    case '<':
      return number < value;
    case '<=':
      return number <= value;
    case '=':
      return number === value;
    case '!=':
      return number !== value;
    case '>=':
      return number >= value;
    case '>':
      return number > value;
    case 'TO':
      return number >= value && number <= last;
  }
}
