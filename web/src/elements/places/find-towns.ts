import type { Locale } from '@waymark/model/locale';
import { namesOf } from '../../i18n/names-of.ts';
import type { Towns } from '../../map/base-map/towns.ts';
import { byName, plain } from './by-name.ts';
import type { FoundPlace } from './find-places.ts';

/** The zoom at which a town is visible as a whole. */
const TOWN_ZOOM = 12;

/** The maximum number of towns that are found. */
const MOST = 6;

/**
 * The settlements whose name in either language has a word that begins with the query, ignoring case and accents: first those with
 * exactly this name, then the largest. Cities of the atlas are not among them.
 *
 * @param load a file of names by what they begin with, and by '' the beginnings that have a file
 * @throws where a file cannot be loaded
 */
export async function findTowns(
  query: string,
  locale: Locale,
  load: (beginning: string) => Promise<Towns>,
): Promise<FoundPlace[]> {
  const wanted = plain(query);
  const isNamed = byName(query);
  if (isNamed === undefined) return [];
  let length = 0;
  let towns = await load('');
  while (towns.next && length < wanted.length) {
    // Files begin with two letters, and go on by one.
    length = Math.max(2, length + 1);
    const beginning = wanted.slice(0, length);
    const step = length === 2 ? beginning : beginning.slice(-1);
    if (!towns.next.includes(step)) return [];
    towns = await load(beginning);
  }
  const named = towns.rows.filter(([en, fr]) => isNamed({ en, fr }));
  const isExact = ([en, fr]: (typeof named)[number]) => [en, fr].some((name) => plain(name) === wanted);
  const exactFirst = [...named.filter(isExact), ...named.filter((row) => !isExact(row))];
  return exactFirst.slice(0, MOST).map(([en, fr, lat, lng, country]) => ({
    key: `town/${en}/${lat},${lng}`,
    name: (locale === 'fr' && fr) || en,
    lang: locale,
    position: { lat, lng },
    what: 'town',
    isOwn: false,
    detail: namesOf('region', [country], locale)[0],
    zoom: TOWN_ZOOM,
  }));
}
