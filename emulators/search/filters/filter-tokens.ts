import { badRequest } from '../api-error.ts';

/** A part of a filter text. A word can be quoted, and then it is never an operator. */
export interface FilterToken {
  readonly kind: 'word' | 'quoted' | 'symbol' | 'end';
  readonly text: string;
}

const SYMBOLS = ['<=', '>=', '!=', '(', ')', ':', '<', '>', '='];
const SPACE = /\s/;
const WORD_END = /[\s():<>=!"']/;

/** @throws ApiError for a quotation mark without its pair */
export function filterTokens(text: string): FilterToken[] {
  const tokens: FilterToken[] = [];
  let at = 0;
  while (at < text.length) {
    const letter = text.charAt(at);
    if (SPACE.test(letter)) at++;
    else if (letter === '"' || letter === "'") at = takeQuoted(letter);
    else {
      const symbol = SYMBOLS.find((known) => text.startsWith(known, at));
      if (symbol === undefined) takeWord();
      else {
        tokens.push({ kind: 'symbol', text: symbol });
        at += symbol.length;
      }
    }
  }
  return [...tokens, { kind: 'end', text: '' }];

  function takeQuoted(mark: string): number {
    let value = '';
    for (let next = at + 1; next < text.length; next++) {
      const letter = text.charAt(next);
      if (letter === mark) {
        tokens.push({ kind: 'quoted', text: value });
        return next + 1;
      }
      if (letter === '\\' && next + 1 < text.length) next++;
      value += text.charAt(next);
    }
    throw badRequest(`filters: Unexpected end of input: missing closing ${mark} near position ${at}`);
  }

  function takeWord(): void {
    const begin = at;
    // An apostrophe within a word belongs to it.
    do at++;
    while (at < text.length && !(WORD_END.test(text.charAt(at)) && text.charAt(at) !== "'"));
    tokens.push({ kind: 'word', text: text.slice(begin, at) });
  }
}
