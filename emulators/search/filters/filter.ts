/** One test of a record. */
export type Condition = FacetCondition | NumberCondition;

interface FacetCondition {
  readonly kind: 'facet';
  /** `_tags` for tags. */
  readonly attribute: string;
  readonly value: string;
  readonly isNegated: boolean;
  /** What a match adds to the criterion “filters” of the ranking. */
  readonly score: number;
}

export interface NumberCondition {
  readonly kind: 'number';
  readonly attribute: string;
  readonly operator: '<' | '<=' | '=' | '!=' | '>=' | '>' | 'TO';
  readonly value: number;
  /** The last number of a range; the same as `value` for every other operator. */
  readonly last: number;
  readonly isNegated: boolean;
}

/** All of these groups have to match, each by at least one of its conditions. */
export type Filter = readonly (readonly Condition[])[];

export const TAGS = '_tags';
