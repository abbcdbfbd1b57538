import { readFileSync } from 'node:fs';

type Kind = 'river' | 'lake' | 'peak';

/** A name in English and, where it differs, in French. */
interface Names {
  en: string;
  fr?: string;
}

/**
 * Names that Natural Earth has in a third language, or without some of their letters, and French names that no rule gives. A name
 * that is null is left out.
 */
const CORRECTIONS: Readonly<Record<string, readonly [en: string, fr: string] | null>> = JSON.parse(
  readFileSync(new URL('natural-names.json', import.meta.url), 'utf8'),
);

/** Rules for French names, each with what it replaces. */
const IN_FRENCH: Readonly<Record<Kind, readonly (readonly [RegExp, string])[]>> = {
  river: [],
  lake: [
    [/^Lake (?=[AEIOUÉ])(?:of )?/, 'Lac '],
    [/^(?:Lake|Lago|Ozero) (?:of )?/, 'Lac '],
    [/^(.+) Lake$/, 'Lac $1'],
    [/^(.+) Reservoir$/, 'Réservoir $1'],
    [/^(.+) (?:Hu|Nuur|Kol|Ko)$/, 'Lac $1'],
  ],
  peak: [
    [/^Mt\. /, 'Mont '],
    [/^(.+) Pk\.$/, 'Pic $1'],
    [/^(?:Gora|Gunung) /, 'Mont '],
  ],
};

/** Rules for English names. */
const IN_ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/^Mt\. /, 'Mount '],
  [/ Pk\.$/, ' Peak'],
  [/^(?:Gora|Gunung) /, 'Mount '],
  [/^Ozero (.+)$/, 'Lake $1'],
];

/** Letters that Natural Earth has lost in the names of lakes of the north. */
const LOST: readonly (readonly [RegExp, string])[] = [
  [/jrvi$/, 'järvi'],
  [/sjn$/, 'sjön'],
];

/** The names of something by its name in the data; undefined where it has none. */
export function namesOf(kind: Kind, stored: string | undefined): Names | undefined {
  const name = stored?.replace(/\s+/g, ' ').trim();
  if (name === undefined || name === '') return undefined;
  const corrected = CORRECTIONS[name];
  if (corrected === null) return undefined;
  const whole = changed(name, LOST);
  const [en, fr] = corrected ?? [changed(whole, IN_ENGLISH), changed(whole, IN_FRENCH[kind])];
  return fr === en ? { en } : { en, fr };
}

function changed(name: string, rules: readonly (readonly [RegExp, string])[]): string {
  const rule = rules.find(([pattern]) => pattern.test(name));
  return (rule === undefined ? name : name.replace(...rule)).replaceAll("'", '’');
}
