import { describe, expect, it } from 'vitest';
import { SITEMAP_SOURCES } from '../../publish/sitemaps/listing.ts';
import { SHARDS } from '../../publish/sitemaps/shard.ts';
import { partNamed, partNames, shardsOfPart } from './sitemap-name.ts';

describe('the names of the sitemaps', () => {
  it.each([
    [0, 0],
    [1, 1],
    [5_000, 1],
    [5_001, 2],
    [20_001, 8],
    [500_000, 128],
    [100_000_000, 2_048],
  ])('are for %i pages %i', (pages, sitemaps) => {
    expect(partNames('pin', pages)).toHaveLength(sitemaps);
  });

  it('are read as they are written', () => {
    for (const source of SITEMAP_SOURCES) {
      const names = partNames(source, 20_000);
      expect(names.map(partNamed)).toEqual([1, 2, 3, 4].map((number) => ({ source, number, of: 4 })));
    }
    expect(partNames('creator', 1)).toEqual(['creators-1-of-1.xml']);
    expect(partNames('pin', 1)).toEqual(['pins-1-of-1.xml']);
  });

  it.each([
    'pins-0.xml',
    'pins-1.xml',
    'pins-99999999999.xml',
    'pins-0-of-1.xml',
    'pins-2-of-1.xml',
    'pins-9-of-8.xml',
    'pins-1-of-3.xml',
    'pins-1-of-4096.xml',
    'pins-1-of-99999999999.xml',
    'pins-99999999999-of-1.xml',
    'pins-01-of-1.xml',
    'pins-1-of-1',
    'pins-1-of-1.xml\n',
    'pins--1-of-1.xml',
    'pins-1e0-of-1.xml',
    'pins-١-of-1.xml',
    'PINS-1-of-1.xml',
    'works-1-of-1.xml',
    'creator-1-of-1.xml',
    '__proto__',
    'constructor',
    '',
  ])('are refused where no sitemap can have them: %s', (name) => {
    expect(partNamed(name)).toBeUndefined();
  });

  it.each([1, 2, 1_024, 2_048])('divide all shards among %i sitemaps without a gap', (of) => {
    const covered: string[] = [];
    for (let number = 1; number <= of; number++) {
      const { first, last } = shardsOfPart({ source: 'pin', number, of });
      expect(first <= last).toBe(true);
      covered.push(...SHARDS.slice(SHARDS.indexOf(first), SHARDS.indexOf(last) + 1));
    }
    expect(covered).toEqual(SHARDS);
  });
});
