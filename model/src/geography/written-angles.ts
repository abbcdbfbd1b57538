import type { Position } from './position.ts';

/**
 * Why a text is not a position: it does not contain two angles, contains only one, or contains one that does not exist on
 * Earth.
 */
export type AngleFault = 'unreadable' | 'incomplete' | 'out-of-range';

type Axis = 'lat' | 'lng';

/** The tokens of a written angle. A sign is part of its number. */
type Token =
  | { kind: 'number'; value: number; isSigned: boolean; isWhole: boolean }
  /** The unit of the number before it: degrees, minutes, seconds. */
  | { kind: 'mark'; part: number }
  | { kind: 'axis'; axis: Axis }
  | { kind: 'hemisphere'; axis: Axis; sign: 1 | -1 }
  | { kind: 'separator' };

interface Angle {
  degrees: number;
  axis: Axis | undefined;
}

/**
 * The position that two angles give. An angle has degrees, perhaps minutes and seconds; the last number may have a fraction
 * after a point or a comma. It has a sign, or a hemisphere before or after it, in English or French (`O` is ouest). Latitude
 * comes first unless the hemispheres say otherwise.
 */
export function readAngles(text: string): { position: Position } | { fault: AngleFault } {
  const plain = plainText(text);
  // A comma separates two numbers. Only where that makes no sense does it begin a fraction.
  const pointed = readTokens(tokensIn(plain, POINT));
  if ('position' in pointed || !plain.includes(',')) return pointed;
  const withComma = readTokens(tokensIn(plain, POINT_OR_COMMA));
  return 'position' in withComma || pointed.fault === 'unreadable' ? withComma : pointed;
}

/** The text with one character for each meaning, and without surrounding brackets. */
function plainText(text: string): string {
  return text
    .replaceAll(/[−–—]/g, '-')
    .replaceAll(/[º˚]/g, '°')
    .replaceAll(/''|[″“”„]|′′|’’/g, '"')
    .replaceAll(/[′’‘´`ʹ]/g, "'")
    .replaceAll(/["']?\b(?:latitude|lat)\b["']?\.?\s*[:=]?/gi, ' φ ')
    .replaceAll(/["']?\b(?:longitude|long|lng|lon)\b["']?\.?\s*[:=]?/gi, ' λ ')
    .replace(/^[\s([{]+/, '')
    .replace(/[\s)\]}]+$/, '');
}

const POINT = /[+-]?\d{1,3}(?:\.\d{1,15})?(?![\d.])/y;
const POINT_OR_COMMA = /[+-]?\d{1,3}(?:[.,]\d{1,15})?(?![\d.])/y;
const WORD = /(north|nord|n|south|sud|s|east|est|e|west|ouest|w|o)(?![a-zà-ÿ])\.?/iy;
const MARKS = ['°', "'", '"'];
const SEPARATORS = ',;/|';

/** Undefined where the text contains anything else. */
function tokensIn(text: string, number: RegExp): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const [written, token] = wordAt(text, at) ?? numberAt(text, at, number) ?? signAt(text.charAt(at));
    if (token === 'unknown') return [];
    if (token !== 'space') tokens.push(token);
    at += written;
  }
  return tokens;
}

function wordAt(text: string, at: number): [number, Token] | undefined {
  WORD.lastIndex = at;
  const [whole, word = ''] = WORD.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const letter = word.charAt(0).toLowerCase();
  const axis = letter === 'n' || letter === 's' ? 'lat' : 'lng';
  return [whole.length, { kind: 'hemisphere', axis, sign: letter === 'n' || letter === 'e' ? 1 : -1 }];
}

function numberAt(text: string, at: number, number: RegExp): [number, Token] | undefined {
  number.lastIndex = at;
  const [written] = number.exec(text) ?? [];
  if (written === undefined) return undefined;
  const value = Number(written.replace(',', '.'));
  const isSigned = /^[+-]/.test(written);
  return [written.length, { kind: 'number', value, isSigned, isWhole: !/[.,]/.test(written) }];
}

function signAt(sign: string): [number, Token | 'space' | 'unknown'] {
  if (/\s/.test(sign)) return [1, 'space'];
  if (SEPARATORS.includes(sign)) return [1, { kind: 'separator' }];
  if (sign === 'φ' || sign === 'λ') return [1, { kind: 'axis', axis: sign === 'φ' ? 'lat' : 'lng' }];
  const part = MARKS.indexOf(sign);
  return [1, part < 0 ? 'unknown' : { kind: 'mark', part }];
}

function readTokens(tokens: readonly Token[]): { position: Position } | { fault: AngleFault } {
  const parts = halves(tokens);
  if (parts === undefined) {
    return { fault: typeof angleOf(tokens) === 'object' ? 'incomplete' : 'unreadable' };
  }
  const [one, other] = parts.map(angleOf);
  if (one === undefined || other === undefined) return { fault: 'unreadable' };
  if (one === 'out-of-range' || other === 'out-of-range') return { fault: 'out-of-range' };
  if (one.axis !== undefined && one.axis === other.axis) return { fault: 'unreadable' };
  const turned = one.axis === 'lng' || other.axis === 'lat';
  const [lat, lng] = turned ? [other.degrees, one.degrees] : [one.degrees, other.degrees];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { position: { lat, lng } } : { fault: 'out-of-range' };
}

/** The tokens of both angles; undefined where they cannot be separated. */
function halves(tokens: readonly Token[]): [readonly Token[], readonly Token[]] | undefined {
  const separator = tokens.findIndex(({ kind }) => kind === 'separator');
  if (separator >= 0) return [tokens.slice(0, separator), tokens.slice(separator + 1)];
  const border = borderIn(tokens);
  return border > 0 && border < tokens.length ? [tokens.slice(0, border), tokens.slice(border)] : undefined;
}

/** Where the second angle begins: found by the hemispheres and marks, or half-way through the numbers. */
function borderIn(tokens: readonly Token[]): number {
  const labels = indexesOf(tokens, ({ kind }) => kind === 'axis');
  if (labels.length > 0) return labels[1] ?? -1;
  const hemispheres = indexesOf(tokens, ({ kind }) => kind === 'hemisphere');
  const [first = -1, second = -1] = hemispheres;
  if (first >= 0) return first === 0 ? second : first + 1;
  const numbers = indexesOf(tokens, ({ kind }) => kind === 'number');
  const degrees = indexesOf(tokens, (token) => token.kind === 'mark' && token.part === 0);
  if (degrees.length === 2) return (degrees[1] ?? 0) - 1;
  return numbers.length % 2 === 0 ? (numbers[numbers.length / 2] ?? -1) : -1;
}

function indexesOf(tokens: readonly Token[], isWanted: (token: Token) => boolean): number[] {
  return tokens.flatMap((token, index) => (isWanted(token) ? index : []));
}

/** One angle; undefined where the tokens are not an angle. */
function angleOf(tokens: readonly Token[]): Angle | 'out-of-range' | undefined {
  const [label, ...afterLabel] = tokens;
  const isLabelled = label?.kind === 'axis';
  const rest = isLabelled ? afterLabel : tokens;
  const hemispheres = rest.filter((token) => token.kind === 'hemisphere');
  const [hemisphere] = hemispheres;
  const isAtEnd = hemisphere === undefined || rest[0] === hemisphere || rest.at(-1) === hemisphere;
  if (hemispheres.length > 1 || !isAtEnd) return undefined;
  if (isLabelled && hemisphere && hemisphere.axis !== label.axis) return undefined;

  const size = sizeOf(rest.filter((token) => token !== hemisphere));
  // A negative number with a hemisphere is ambiguous.
  if (size === undefined || (hemisphere && size.isSigned)) return undefined;
  if (size.minutes >= 60 || size.seconds >= 60) return 'out-of-range';
  const degrees = size.degrees + size.minutes / 60 + size.seconds / 3600;
  const sign = hemisphere?.sign ?? size.sign;
  // Avoids a negative zero.
  return { degrees: degrees === 0 ? 0 : sign * degrees, axis: isLabelled ? label.axis : hemisphere?.axis };
}

interface AngleSize {
  degrees: number;
  minutes: number;
  seconds: number;
  sign: 1 | -1;
  isSigned: boolean;
}

/** Up to three numbers, each followed by its mark or by none; only the first has a sign, only the last a fraction. */
function sizeOf(tokens: readonly Token[]): AngleSize | undefined {
  const numbers: Extract<Token, { kind: 'number' }>[] = [];
  for (const [index, token] of tokens.entries()) {
    const isMarkOfLast = token.kind === 'mark' && token.part === numbers.length - 1;
    if (token.kind === 'number') numbers.push(token);
    else if (!isMarkOfLast || tokens[index - 1]?.kind !== 'number') return undefined;
  }
  const [degrees, minutes, seconds] = numbers;
  if (degrees === undefined || numbers.length > 3) return undefined;
  if (numbers.slice(1).some(({ isSigned }) => isSigned)) return undefined;
  if (numbers.slice(0, -1).some(({ isWhole }) => !isWhole)) return undefined;
  return {
    degrees: Math.abs(degrees.value),
    minutes: minutes?.value ?? 0,
    seconds: seconds?.value ?? 0,
    // Also of −0° 30′.
    sign: degrees.value < 0 || Object.is(degrees.value, -0) ? -1 : 1,
    isSigned: degrees.isSigned,
  };
}
