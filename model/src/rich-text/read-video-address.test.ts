import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readVideoAddress } from './read-video-address.ts';
import { PLAYERS, pageOfVideo, playerOfVideo } from './video.ts';
import { type Video, video } from './video-schema.ts';

const ID = 'dQw4w9WgXcQ';
const ON_YOUTUBE = { provider: 'youtube', id: ID };

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://m.youtube.com/watch?list=PL12&v=${ID}&feature=share`,
  `http://youtube.com/watch?v=${ID}`,
  `youtube.com/watch?v=${ID}`,
  `https://youtu.be/${ID}?si=abc`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}?feature=share`,
  `//www.youtube.com/embed/${ID}`,
  `  https://www.youtube-nocookie.com/embed/${ID} `,
])('a video of YouTube at %s', (address) => {
  expect(readVideoAddress(address)).toEqual(ON_YOUTUBE);
});

test.each([
  ['t=90', 90],
  ['t=90s', 90],
  ['t=1m30s', 90],
  ['t=1h2m3s', 3_723],
  ['start=12', 12],
])('a video that starts at %s', (query, start) => {
  expect(readVideoAddress(`https://youtu.be/${ID}?${query}`)).toEqual({ ...ON_YOUTUBE, start });
});

test.each(['t=', 't=0', 't=soon', 't=9999999', 't=-4'])('a start that is none: %s', (query) => {
  expect(readVideoAddress(`https://youtu.be/${ID}?${query}`)).toEqual(ON_YOUTUBE);
});

test.each([
  ['https://vimeo.com/76979871', {}],
  ['https://vimeo.com/76979871/0123abcdef', { key: '0123abcdef' }],
  ['https://player.vimeo.com/video/76979871?h=0123abcdef', { key: '0123abcdef' }],
  ['https://vimeo.com/channels/staffpicks/76979871', {}],
  ['https://vimeo.com/groups/shortfilms/videos/76979871', {}],
  ['https://vimeo.com/showcase/1234/video/76979871', {}],
])('a video of Vimeo at %s', (address, more) => {
  expect(readVideoAddress(address)).toEqual({ provider: 'vimeo', id: '76979871', ...more });
});

test.each([
  '',
  'a ferry',
  'https://example.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com@example.com/watch?v=dQw4w9WgXcQ',
  'https://name:word@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'javascript://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'ftp://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXc',
  'https://www.youtube.com/watch?v=dQw4w9WgX"Q',
  'https://www.youtube.com/embed/videoseries?list=PL12',
  'https://www.youtube.com/embed/live_stream?channel=UC12',
  'https://www.youtube.com/@a-channel',
  'https://www.youtube.com/playlist?list=PL12',
  'https://vimeo.com/ondemand/a-film',
  'https://vimeo.com/76979871/settings"',
  `https://youtu.be/${'a'.repeat(100_000)}`,
])('no video at %.60s', (address) => {
  expect(readVideoAddress(address)).toBeUndefined();
});

const anyVideo: fc.Arbitrary<Video> = fc.oneof(
  fc.record(
    {
      provider: fc.constant('youtube' as const),
      id: fc.stringMatching(/^[\w-]{11}$/),
      start: fc.integer({ min: 1, max: 86_400 }),
    },
    { requiredKeys: ['provider', 'id'] },
  ),
  fc.record(
    {
      provider: fc.constant('vimeo' as const),
      id: fc.stringMatching(/^\d{1,12}$/),
      key: fc.stringMatching(/^[\da-z]{8,32}$/),
    },
    { requiredKeys: ['provider', 'id'] },
  ),
);

test('the addresses of a video name this video, and its player is at one of the two origins', () => {
  fc.assert(
    fc.property(anyVideo, (of) => {
      expect(readVideoAddress(pageOfVideo(of))).toEqual(of);
      expect(readVideoAddress(playerOfVideo(of))).toEqual(of);
      expect(new URL(playerOfVideo(of)).origin).toBe(PLAYERS[of.provider]);
    }),
  );
});

test('whatever is read is a video of the model', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string()), (address) => {
      const read = readVideoAddress(address);
      expect(read === undefined || video.safeParse(read).success).toBe(true);
    }),
  );
});
