import { describe } from 'vitest';
import { MAX_RICH_TEXT_BYTES } from '../rich-text/read.ts';
import {
  ABSENT,
  filledEdges,
  instantEdges,
  letters,
  lineEdges,
  localisedEdges,
  localisedLineEdges,
  optionalEdges,
  positionEdges,
  testEdges,
  times,
  unlessAbsent,
} from '../testing/edges.ts';
import {
  exampleArticle,
  exampleCountry,
  exampleId,
  exampleImport,
  exampleImportItem,
  exampleMessage,
  exampleProject,
  exampleUser,
} from '../testing/examples.ts';
import { article } from './article.ts';
import { country, countrySummaries } from './country.ts';
import { summariesOf } from './country-summaries.ts';
import { importItem, instagramImport } from './instagram-import.ts';
import { message } from './message.ts';
import { project } from './project.ts';
import { user } from './user.ts';

describe('content of the team', () => {
  const exampleSummaries = () => summariesOf([exampleCountry()]);

  testEdges('a country', country, exampleCountry, [
    ['slug', letters(128), letters(129)],
    ['slug', 'cote-d-ivoire', 'cote--divoire'],
    ['slug', 'france', 'France'],
    ['slug', '0', ''],
    ['code', 'FR', 'F'],
    ...localisedLineEdges('name', 100),
    ...localisedLineEdges('capital', 100),
    ['capital', ABSENT, null],
    ...positionEdges('centre'),
    ['bounds', { west: 1, south: 2, east: 1, north: 2 }, { west: 1, south: 2, east: 1, north: 1.9 }],
    ['languages', times(20, () => 'fra'), times(21, () => 'fra')],
    ['languages', ['fr', 'fra'], ['f']],
    ['languages', [], ['fran']],
    ['currency', null, ABSENT],
    ['currency', 'EUR', '€'],
    ...localisedEdges('summary', 500),
    ['counts.post', 0, -1],
  ]);

  const cards = (count: number) => times(count, () => exampleSummaries().countries[0]);

  testEdges('the summary of all countries', countrySummaries, exampleSummaries, [
    ['id', 'all', 'one'],
    ['countries', [], ABSENT],
    ['countries', cards(400), cards(401)],
    ['countries', cards(1), [exampleCountry()]],
  ]);

  testEdges('an article', article, exampleArticle, [
    ['slug', 'a-1', 'a_1'],
    ...localisedLineEdges('title', 140),
    ...optionalEdges('summary', 500),
    ['body', { fr: letters(MAX_RICH_TEXT_BYTES) }, { fr: letters(MAX_RICH_TEXT_BYTES + 1) }],
    ['body', { fr: 'x' }, { fr: '' }],
    ['cover', null, ABSENT],
    ...lineEdges('author', 80),
    ...instantEdges('publishedAt'),
    ['tags', [letters(32)], [letters(33)]],
  ]);
});

describe('private documents', () => {
  testEdges('a project', project, exampleProject, [
    ...lineEdges('title', 140),
    ...filledEdges('goal', 2000),
    ['goal', 'a\nb', '\n'],
    unlessAbsent('goal'),
    ['dueOn', '2028-02-29', '2027-02-29'],
    unlessAbsent('dueOn'),
  ]);

  testEdges('a user', user, exampleUser, [
    ['locale', 'en', 'de'],
    ['units', 'imperial', 'nautical'],
    ['consent', {}, ABSENT],
    ['consent', { support: { allowed: true, decidedAt: 0 } }, { other: { allowed: true, decidedAt: 0 } }],
    ['consent.maps.allowed', true, ABSENT],
    ['consent.maps.allowed', false, 1],
    ...instantEdges('consent.maps.decidedAt'),
    ['notifications.messages', false, ABSENT],
    ...instantEdges('createdAt'),
  ]);

  testEdges('a message', message, exampleMessage, [
    ['to', 'team', 'everybody'],
    ['to', exampleId(), ''],
    ['recipientId', null, ABSENT],
    ['topic', 'feedback', 'creator'],
    ['from', null, ABSENT],
    ['name', null, ABSENT],
    ...filledEdges('name', 80),
    ['name', 'Ana', 'Ana\r\nBcc: all@example.org'],
    ['email', `${letters(242)}@example.org`, `${letters(243)}@example.org`],
    ['email', 'a.b+c@example.org', 'a b@example.org'],
    ...filledEdges('body', 5000),
    ['body', 'a\nb', '\n'],
    ['locale', 'en', 'de'],
    ...instantEdges('createdAt'),
    ['state', 'archived', 'spam'],
  ]);
});

describe('Instagram imports', () => {
  const problem = { item: letters(200), reason: 'unreadable' };

  testEdges('an import', instagramImport, exampleImport, [
    ['source', 'api', 'scraper'],
    ['status', 'paused', 'stopped'],
    ['counts.found', 0, -1],
    ['counts.failed', 0, ABSENT],
    ['problems', times(50, () => problem), times(51, () => problem)],
    ['problems', [problem], [{ ...problem, item: letters(201) }]],
    ['problems', [problem], [{ ...problem, reason: 'not an image' }]],
    ['failure', 'disconnected', 'broken'],
    ['files', times(20, () => letters(200)), times(21, () => 'a.zip')],
    ['files', ['a.zip'], [letters(201)]],
    ['files', [], ['']],
    ...instantEdges('startedAt'),
    ...instantEdges('finishedAt'),
    ['finishedAt', null, ABSENT],
  ]);

  testEdges('an item of an import', importItem, exampleImportItem, [
    ['mediaId', letters(128), letters(129)],
    ['mediaId', '1_2-3', '1/2'],
    ['type', 'archived', 'advert'],
    ['caption', letters(2200), letters(2201)],
    ['caption', '', ABSENT],
    ['permalink', 'https://www.instagram.com/p/a/', 'http://www.instagram.com/p/a/'],
    ['photosFound', 40, 41],
    ['photosFound', 1, 0],
    ['videos', 0, -1],
    ['videos', 40, 41],
    ['placeName', letters(200), letters(201)],
    ['placeName', 'Le Caire', 'Le\nCaire'],
    ['photoIds', times(40, () => exampleId()), times(41, () => exampleId())],
    ['photoIds', [], ['x']],
    ...instantEdges('takenAt'),
    ['takenAt', null, ABSENT],
    ...positionEdges('position'),
    unlessAbsent('position'),
    ['positionFrom', 'person', 'guess'],
    ['positionFrom', null, ABSENT],
    ['state', 'ignored', 'lost'],
    ['workId', exampleId(), 'x'],
    unlessAbsent('workId'),
  ]);
});
