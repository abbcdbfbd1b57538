import { uidOf } from '@waymark/model/uid';
import { getAuth } from 'firebase-admin/auth';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { issuerOn } from '../../emulators/identity/places.ts';
import { names } from '../../emulators/names.ts';
import { HOST } from '../../emulators/ports.ts';
import { providerClient } from '../provider-client.ts';
import { type BenchStack, onBenchStack } from './bench-stack.ts';
import { type Measurement, median } from './measurements.ts';

/** Calls before the counted ones: by then the process of the function has started, and knows the provider's keys. */
const WARM_UP = 50;
/** The counted calls of each endpoint. */
const SAMPLES = 400;

/** The people who call in turn: each has a limit of tokens a minute. */
const PEOPLE = 20;
const subjectSchema = z.object({ sub: z.string() });

/** The longest that an exchange may take, in empty calls. */
const BUDGET = 2;

/**
 * The exchange of an access token for a Firebase token, compared with an empty endpoint of the same function: an
 * unknown path of `signIn`, which costs the round trip and an answer of JSON. A support token, measured beside
 * them, costs the check of an access token and no more. They are called in turn, one at a time, past Hosting, so
 * that any other load of the machine affects all of them. The emulator signs no custom token: in the cloud a
 * call of IAM's signBlob is added.
 */
export function measureToken(): Promise<Measurement[]> {
  return onBenchStack({ web: false }, measureExchange);
}

async function measureExchange({ ports, projectId, address }: BenchStack): Promise<Measurement[]> {
  const issuer = issuerOn(ports.identity);
  const provider = providerClient({ issuer, address });
  const tokens: string[] = [];
  for (let person = 0; person < PEOPLE; person++) {
    const { access_token: token } = await provider.signInAt(`bench-${person}@waymark.example`);
    // A returning member has an account at Firebase.
    const { sub } = subjectSchema.parse(jwt.decode(token));
    await getAuth().createUser({ uid: await uidOf(issuer, sub) });
    tokens.push(token);
  }
  const functions = `http://${HOST}:${ports.functions}/${projectId}/${names.functionsRegion}`;
  const endpoints = [
    { path: '/signIn/api/auth/nothing', status: 404, took: [] as number[] },
    { path: `/signIn${names.paths.token}`, status: 200, took: [] },
    { path: `/api${names.paths.supportToken}`, status: 200, took: [] },
  ];
  for (let call = 0; call < WARM_UP + SAMPLES; call++) {
    const token = tokens[call % PEOPLE] ?? '';
    for (const { path, status, took } of endpoints) {
      const milliseconds = await millisecondsOf(`${functions}${path}`, status, token);
      if (call >= WARM_UP) took.push(milliseconds);
    }
  }
  const [empty = 0, exchange = 0, support = 0] = endpoints.map(({ took }) => median(took));
  return [
    { what: 'empty endpoint, median', value: empty, unit: 'ms' },
    { what: 'exchange of a token, warm, median', value: exchange, unit: 'ms' },
    {
      what: 'ratio of the exchange to the empty endpoint',
      value: exchange / empty,
      unit: '',
      budget: BUDGET,
    },
    { what: 'ratio of a support token, warm, to the empty endpoint', value: support / empty, unit: '' },
  ];
}

/** The time of a whole answer, which must have this status. */
async function millisecondsOf(address: string, status: number, token: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  const milliseconds = performance.now() - started;
  if (response.status !== status) throw new Error(`${address} answered ${response.status}: ${text}`);
  return milliseconds;
}
