import { badRequest } from '../api-error.ts';
import { type Condition, type Filter, type NumberCondition, TAGS } from './filter.ts';
import { type FilterToken, filterTokens } from './filter-tokens.ts';

const COMPARISONS = ['<', '<=', '=', '!=', '>=', '>'] as const;
/** Deeper parentheses say nothing that fewer cannot. */
const DEEPEST = 50;
const MOST_CONDITIONS = 1_000;

/**
 * Reads Algolia's filter syntax: `(kind:place OR kind:area) AND NOT tags:closed AND rating >= 4 AND day:1 TO 5`. As at Algolia,
 * only ANDs of ORs are possible, NOT precedes a single condition, and an OR joins conditions of the same type.
 *
 * @throws ApiError 400 that says what is wrong
 */
export function parseFilters(text: string): Filter {
  if (text.trim() === '') return [];
  const tokens = filterTokens(text);
  let at = 0;
  const filter = parseAnd(0);
  if (peek().kind !== 'end') throw unexpected();
  if (filter.flat().length > MOST_CONDITIONS)
    throw badRequest(`filters: at most ${MOST_CONDITIONS} conditions are allowed`);
  for (const group of filter) demandOneType(group);
  return filter;

  function parseAnd(depth: number): Filter {
    const groups = [...parseOr(depth)];
    while (takeWord('AND')) groups.push(...parseOr(depth));
    return groups;
  }

  function parseOr(depth: number): Filter {
    let joined = parseOperand(depth);
    while (takeWord('OR')) {
      const [first, ...others] = joined;
      const [second, ...more] = parseOperand(depth);
      if (others.length > 0 || more.length > 0) {
        throw badRequest('filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed');
      }
      joined = [[...(first ?? []), ...(second ?? [])]];
    }
    return joined;
  }

  function parseOperand(depth: number): Filter {
    if (takeSymbol('(')) {
      if (depth >= DEEPEST) throw badRequest('filters: too many nested parentheses');
      const inner = parseAnd(depth + 1);
      if (!takeSymbol(')')) throw unexpected();
      return inner;
    }
    const isNegated = takeWord('NOT');
    return [[parseCondition(isNegated)]];
  }

  function parseCondition(isNegated: boolean): Condition {
    const attribute = takeName();
    if (takeSymbol(':')) return parseValue(attribute, isNegated);
    const operator = COMPARISONS.find((comparison) => takeSymbol(comparison));
    if (operator === undefined) return facet(TAGS, attribute, isNegated, 1);
    const value = takeNumber();
    return { kind: 'number', attribute, operator, value, last: value, isNegated };
  }

  function parseValue(attribute: string, isNegated: boolean): Condition {
    const first = peek();
    const next = tokens[at + 1];
    if (first.kind === 'word' && next?.kind === 'word' && next.text === 'TO')
      return parseRange(attribute, isNegated);
    // In a list of times such as 10:30 the rest belongs to the value.
    let value = takeName();
    while (first.kind === 'word' && takeSymbol(':')) value += `:${takeName()}`;
    const isMinus = first.kind === 'word' && value.startsWith('-');
    const score = takeScore();
    return facet(
      attribute,
      isMinus ? value.slice(1) : value.replace(/^\\-/, '-'),
      isMinus !== isNegated,
      score,
    );
  }

  function parseRange(attribute: string, isNegated: boolean): NumberCondition {
    const value = takeNumber();
    takeWord('TO');
    const last = takeNumber();
    return { kind: 'number', attribute, operator: 'TO', value, last, isNegated };
  }

  function takeScore(): number {
    if (peek().text !== '<' || tokens[at + 1]?.text !== 'score') return 1;
    at += 2;
    if (!takeSymbol('=')) throw unexpected();
    const score = takeNumber();
    if (!takeSymbol('>')) throw unexpected();
    return score;
  }

  function takeName(): string {
    const token = peek();
    const isOperator = token.kind === 'word' && ['AND', 'OR', 'NOT'].includes(token.text);
    if ((token.kind !== 'word' && token.kind !== 'quoted') || isOperator) throw unexpected();
    at++;
    return token.text;
  }

  function takeNumber(): number {
    const token = peek();
    const number = Number(token.text);
    if (token.kind !== 'word' || token.text === '' || !Number.isFinite(number)) {
      throw badRequest(`filters: Expected a number, but found ${described(token)}`);
    }
    at++;
    return number;
  }

  function takeWord(text: string): boolean {
    return take('word', text);
  }

  function takeSymbol(text: string): boolean {
    return take('symbol', text);
  }

  function take(kind: FilterToken['kind'], text: string): boolean {
    const token = peek();
    const isThere = token.kind === kind && token.text === text;
    if (isThere) at++;
    return isThere;
  }

  function peek(): FilterToken {
    return tokens[at] ?? { kind: 'end', text: '' };
  }

  function unexpected(): Error {
    return badRequest(`filters: Unexpected token ${described(peek())} at part ${at + 1}`);
  }
}

function facet(attribute: string, value: string, isNegated: boolean, score: number): Condition {
  return { kind: 'facet', attribute, value, isNegated, score };
}

function demandOneType(group: readonly Condition[]): void {
  const types = new Set(
    group.map((condition) =>
      condition.kind === 'facet' && condition.attribute === TAGS ? 'tag' : condition.kind,
    ),
  );
  if (types.size > 1) throw badRequest('filters: Different types are not allowed in the same OR.');
}

function described({ kind, text }: FilterToken): string {
  return kind === 'end' ? 'end of input' : `"${text}"`;
}
