import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { captureDataIn, MAX_CAMERA } from './capture-data.ts';
import { uploadedPhoto } from './uploaded-photo.ts';

const NORTH = { GPSLatitude: [48, 51, 30], GPSLatitudeRef: 'N' };
const EAST = { GPSLongitude: [2, 20, 15], GPSLongitudeRef: 'E' };

test.each([
  ['N', 'E', 48.858333, 2.3375],
  ['S', 'W', -48.858333, -2.3375],
  ['s', 'w', -48.858333, -2.3375],
  ['S\0', 'W\0', -48.858333, -2.3375],
  ['South', 'Ouest', -48.858333, -2.3375],
  ['Nord', 'Est', 48.858333, 2.3375],
])('hemispheres written %j and %j are read', (latitude, longitude, lat, lng) => {
  const { position } = captureDataIn({
    ...NORTH,
    ...EAST,
    GPSLatitudeRef: latitude,
    GPSLongitudeRef: longitude,
  });
  expect(position?.lat).toBeCloseTo(lat, 5);
  expect(position?.lng).toBeCloseTo(lng, 5);
});

test.each([
  ['at 0, 0', { ...NORTH, ...EAST, GPSLatitude: [0, 0, 0], GPSLongitude: [0, 0, 0] }],
  ['without a hemisphere', { ...NORTH, ...EAST, GPSLongitudeRef: undefined }],
  ['with a letter that is none', { ...NORTH, ...EAST, GPSLatitudeRef: 'X' }],
  ['beyond the pole', { ...NORTH, ...EAST, GPSLatitude: [91, 0, 0] }],
  ['beyond the antimeridian', { ...NORTH, ...EAST, GPSLongitude: [180, 1, 0] }],
  ['with a division by zero', { ...NORTH, ...EAST, GPSLatitude: [48, Number.NaN, 0] }],
  ['with half of it', NORTH],
  ['as text', { ...NORTH, ...EAST, GPSLatitude: '48,51,30' }],
])('a position %s is none', (_, tags) => {
  expect(captureDataIn(tags)).toEqual({});
});

test.each([
  ['2024:05:31 14:03:07', '+02:00', '2024-05-31T14:03:07+02:00'],
  ['2024:05:31 14:03:07', undefined, '2024-05-31T14:03:07'],
  ['2024:05:31 14:03:07', 'CEST', '2024-05-31T14:03:07'],
  ['2023:02:30 14:03:07', undefined, undefined],
  ['0000:00:00 00:00:00', undefined, undefined],
  ['    :  :     :  :  ', undefined, undefined],
  ['2024-05-31', undefined, undefined],
  // A clock that is wrong is read as it is: it is shifted when the photos are placed.
  ['2001:01:01 00:00:12', undefined, '2001-01-01T00:00:12'],
])('the clock %j with the offset %j says %j', (DateTimeOriginal, OffsetTimeOriginal, cameraTime) => {
  expect(captureDataIn({ DateTimeOriginal, OffsetTimeOriginal })).toEqual(cameraTime ? { cameraTime } : {});
});

test.each([
  [0, 'T', 0],
  [359.5, 'T', 359.5],
  [360, 'T', 0],
  [90, undefined, 90],
  [90, 'M', undefined],
  [-1, 'T', undefined],
  [400, 'T', undefined],
  [Number.NaN, 'T', undefined],
  ['90', 'T', undefined],
])('the direction %j from %j is %j', (GPSImgDirection, GPSImgDirectionRef, direction) => {
  expect(captureDataIn({ GPSImgDirection, GPSImgDirectionRef }).direction).toBe(direction);
});

test.each([
  ['Apple', 'iPhone 15', 'Apple iPhone 15'],
  ['Canon', 'Canon EOS R5', 'Canon EOS R5'],
  ['NIKON', 'Nikon Z 6', 'Nikon Z 6'],
  ['  SONY \0\0', '\u202eDSC\n-RX100\0', 'SONY DSC -RX100'],
  ['Apple', undefined, 'Apple'],
  [undefined, 'X100V', 'X100V'],
  [' \0', '\0', undefined],
  [12, ['EOS'], undefined],
  ['M', 'x'.repeat(100), `M ${'x'.repeat(MAX_CAMERA - 2)}`],
])('the maker %j and the model %j are the camera %j', (Make, Model, camera) => {
  expect(captureDataIn({ Make, Model })).toEqual(camera ? { camera } : {});
});

test('whatever a camera calls itself, its record can be read', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 });
  fc.assert(
    fc.property(text, text, (Make, Model) => {
      const record = {
        ...{ id: 'a'.repeat(20), generation: '1', createdAt: 1, state: 'ready' },
        ...{ width: 4, height: 3, thumbhash: 'a+/9==' },
        ...captureDataIn({ Make, Model }),
      };
      const { camera = 'none' } = uploadedPhoto.parse(record) as { camera?: string };
      expect(camera).toBe(camera.trim());
      expect(camera).not.toMatch(/\p{C}/u);
    }),
  );
});
