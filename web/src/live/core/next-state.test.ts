import type { Creator } from '@waymark/model/entities/creator';
import { expect, test } from 'vitest';
import { initialState, stateInNewSession } from './known-state.ts';
import type { FailureReason, LiveEvent, LiveQuery, LiveState, ValueSource } from './live-query.ts';
import { nextState, receivedBy } from './next-state.ts';
import type { RawDocument } from './raw-document.ts';

const read = (documents: readonly RawDocument[]) => documents.map(({ id }) => id).join(' ') || undefined;

function answer(fromServer: boolean, ...ids: string[]): LiveEvent {
  return { documents: ids.map((id) => ({ path: `pins/${id}`, id, data: {} })), fromServer };
}

function ready(value: string, from: ValueSource): LiveState<string> {
  return { status: 'ready', value, from };
}

const loading: LiveState<string> = { status: 'loading' };
const missing: LiveState<string> = { status: 'missing' };

function failed(reason: FailureReason): LiveState<string> {
  return { status: 'failed', reason };
}

test.each<[string, LiveState<string>, LiveEvent, LiveState<string>]>([
  ['the server answers a loading query', loading, answer(true, 'a'), ready('a', 'listener')],
  ['the server replaces the payload', ready('p', 'payload'), answer(true, 'a'), ready('a', 'listener')],
  ['the server removes a value', ready('p', 'payload'), answer(true), missing],
  ['the server returns a document that was missing', missing, answer(true, 'a'), ready('a', 'listener')],
  ['the server answers after a failure', failed('unavailable'), answer(true, 'a'), ready('a', 'listener')],
  ['the cache answers a loading query', loading, answer(false, 'a'), ready('a', 'listener')],
  ['the cache answers after a failure', failed('unavailable'), answer(false, 'a'), ready('a', 'listener')],
  ['an empty cache leaves a loading query unavailable', loading, answer(false), failed('unavailable')],
  ['an empty cache leaves a failure', failed('denied'), answer(false), failed('denied')],
  ['an empty cache leaves a missing document missing', missing, answer(false), missing],
  [
    'a cache with a part of the value leaves the payload',
    ready('p q', 'payload'),
    answer(false, 'p'),
    ready('p q', 'payload'),
  ],
  ['an empty cache leaves the payload', ready('p', 'payload'), answer(false), ready('p', 'payload')],
  ['an empty cache leaves a live value', ready('a', 'listener'), answer(false), ready('a', 'listener')],
  [
    'a cached answer after a live value has the writes of this page',
    ready('a', 'listener'),
    answer(false, 'a', 'b'),
    ready('a b', 'listener'),
  ],
  ['a failure without a value is shown', loading, { failure: 'denied' }, failed('denied')],
  ['a failure leaves the payload', ready('p', 'payload'), { failure: 'denied' }, ready('p', 'payload')],
  ['a failure leaves a live value', ready('a', 'listener'), { failure: 'denied' }, ready('a', 'listener')],
  [
    'a denial removes a value of a former session',
    ready('a', 'former-session'),
    { failure: 'denied' },
    failed('denied'),
  ],
  [
    'an unavailable server leaves a value of a former session',
    ready('a', 'former-session'),
    { failure: 'unavailable' },
    ready('a', 'former-session'),
  ],
  [
    'the cache does not confirm a value of a former session',
    ready('a', 'former-session'),
    answer(false, 'a'),
    ready('a', 'former-session'),
  ],
])('%s', (_name, last, event, next) => {
  expect(nextState(read, last, event)).toEqual(next);
});

test('a page with a payload starts with its value, and one without is loading', () => {
  expect(initialState('p')).toEqual(ready('p', 'payload'));
  expect(initialState(undefined)).toEqual(loading);
});

test('a new session keeps a value, and drops a refusal or an absence', () => {
  expect(stateInNewSession(ready('a', 'listener'), undefined)).toEqual(ready('a', 'former-session'));
  expect(stateInNewSession(ready('p', 'payload'), 'p')).toEqual(ready('p', 'payload'));
  expect(stateInNewSession(failed('denied'), undefined)).toEqual(loading);
  expect(stateInNewSession(missing, 'p')).toEqual(ready('p', 'payload'));
});

test('a query that hides documents receives a refusal as an absence', () => {
  const query: LiveQuery<Creator> = { key: 'a', source: { document: 'creators/a' }, reads: 'creator' };
  const denied: LiveEvent = { failure: 'denied' };
  expect(receivedBy(query, denied)).toBe(denied);
  expect(nextState(read, ready('a', 'listener'), receivedBy({ ...query, hides: true }, denied))).toEqual(
    missing,
  );
  const unavailable: LiveEvent = { failure: 'unavailable' };
  expect(receivedBy({ ...query, hides: true }, unavailable)).toBe(unavailable);
});
