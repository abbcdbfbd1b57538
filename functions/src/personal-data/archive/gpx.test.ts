import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { gpxOf } from './gpx.ts';

const port = {
  lat: 43.2965,
  lng: 5.3698,
  name: 'Vieux-Port',
  note: 'Early',
  address: 'https://waymark.example/pois/a',
};
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' });

test('points are waypoints with name, note and address', () => {
  const { gpx } = parser.parse(gpxOf({ name: 'Marseille', asRoute: false, waypoints: [port] }));
  expect(gpx).toMatchObject({
    '@version': '1.1',
    '@xmlns': 'http://www.topografix.com/GPX/1/1',
    metadata: { name: 'Marseille' },
    wpt: {
      '@lat': '43.2965',
      '@lon': '5.3698',
      name: 'Vieux-Port',
      desc: 'Early',
      link: { '@href': port.address },
    },
  });
});

test('a route has its points in order', () => {
  const waypoints = [port, { ...port, name: 'Fort' }];
  const { gpx } = parser.parse(gpxOf({ name: 'Marseille', asRoute: true, waypoints }));
  expect(gpx.rte.rtept.map(({ name }: { name: string }) => name)).toEqual(['Vieux-Port', 'Fort']);
  expect(gpx.wpt).toBeUndefined();
});

test('a list with days has a route for each day, or points that name their day', () => {
  const inDay = (day: number, name: string) => ({ ...port, name, day: { day, heading: `Day ${day}` } });
  const waypoints = [port, inDay(1, 'Fort'), inDay(1, 'Panier'), inDay(3, 'Cassis')];
  const { gpx } = parser.parse(gpxOf({ name: 'Marseille', asRoute: true, waypoints }));
  expect(gpx.rte.map(({ name }: { name: string }) => name)).toEqual(['Marseille', 'Day 1', 'Day 3']);
  expect(gpx.rte[1].rtept.map(({ name }: { name: string }) => name)).toEqual(['Fort', 'Panier']);
  const points = parser.parse(gpxOf({ name: 'Marseille', asRoute: false, waypoints })).gpx.wpt;
  expect(points.map(({ type }: { type?: string }) => type)).toEqual([undefined, 'Day 1', 'Day 1', 'Day 3']);
});

test('any text makes valid XML', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, note) => {
      const xml = gpxOf({ name, asRoute: false, waypoints: [{ ...port, name, note }] });
      expect(XMLValidator.validate(xml)).toBe(true);
    }),
  );
});
