import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryOf } from '../testing/arbitrary-of.ts';
import { country, countrySummaries } from './country.ts';
import { summariesOf } from './country-summaries.ts';

const countries = fc.uniqueArray(arbitraryOf(country), { maxLength: 20, selector: ({ code }) => code });

test('the summary has every country, in the order of the codes, with the fields that the page of all countries shows', () => {
  fc.assert(
    fc.property(countries, (all) => {
      const summaries = summariesOf(all);
      expect(countrySummaries.safeParse(summaries).error).toBeUndefined();
      expect(summaries.countries.map(({ code }) => code)).toEqual(all.map(({ code }) => code).toSorted());
      for (const { slug, ...card } of summaries.countries) {
        const whole = all.find((one) => one.slug === slug && one.code === card.code);
        expect({ ...whole, bounds: card.bounds }).toMatchObject(card);
        // The page of all countries moves the map to the mainland.
        const frame = whole?.frame ?? whole?.bounds;
        for (const edge of ['west', 'south', 'east', 'north'] as const) {
          expect(card.bounds[edge]).toBeCloseTo(frame?.[edge] ?? Number.NaN, 1);
        }
      }
      expect(summariesOf(all.toReversed())).toEqual(summaries);
    }),
  );
});
