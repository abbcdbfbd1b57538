import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '@waymark/model/ids';
import { uidOf } from '@waymark/model/uid';
import { getAuth } from 'firebase-admin/auth';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { issuerOn } from '../../../emulators/identity/places.ts';
import { applicationHeaders } from '../../app-check.ts';
import { providerClient } from '../../provider-client.ts';
import { type BenchStack, onBenchStack } from '../bench-stack.ts';
import { type Measurement, percentile } from '../measurements.ts';
import { API_CALLS, ATTACKERS, attacksOn, PAGE_CALLS } from './attacks.ts';
import { type Call, type Deployed, startDeployed } from './deployed.ts';
import { memoryBudgetOf } from './memory-budget.ts';

/** The people who sign in in turn: each has a limit of tokens a minute. */
const PEOPLE = 40;

/** The sign-ins before an attack, and the fewest beside it. */
const SIGN_INS = 60;

/** The requests of a flood, and how long they are sent, in milliseconds. */
const FLOOD = 1_000;
const SENT_WITHIN = 1_000;
/** How often some of them are sent. */
const STEP = 20;

/** How much longer than alone a sign-in may take, 95 of 100. */
const BUDGET = 3;

const subjectSchema = z.object({ sub: z.string() });

/**
 * Sign-in beside attacks of one account or one address, and beside a thousand requests of one second to every public endpoint: each
 * function runs as Google serves it, in one process that takes many requests at once, and all attackers reach the same one.
 */
export function measureRequests(): Promise<Measurement[]> {
  return onBenchStack({ web: true }, measureOn);
}

async function measureOn({ ports, projectId, address }: BenchStack): Promise<Measurement[]> {
  const issuer = issuerOn(ports.identity);
  const tokens = await peopleSigningIn(issuer, address);
  const attacks = await attacksOn(await applicationHeaders(issuer, projectId));
  const api = await startDeployed('api', projectId);
  const page = await startDeployed('page', projectId);
  try {
    const signIn = signInsOn(api, tokens);
    for (let time = 0; time < SIGN_INS; time++) await signIn();
    const measurements: Measurement[] = [];
    for (const [what, call] of Object.entries(attacks)) {
      const times = await besides(signIn, (isOver) => attack(api, call, isOver));
      measurements.push(...ratioOf(`${ATTACKERS} senders of ${what}`, times));
    }
    for (const [on, calls] of [
      [api, API_CALLS],
      [page, PAGE_CALLS],
    ] as const) {
      for (const call of calls) {
        const times = await besides(signIn, () => flood(on, call));
        measurements.push(...ratioOf(`${call.method} ${call.path.replace(/\?.*/, '')}`, times));
      }
    }
    for (const [name, on] of [
      ['api', api],
      ['page', page],
    ] as const) {
      measurements.push({
        what: `peak memory of ${name} after all of it`,
        value: await on.peak(),
        unit: 'MB',
        budget: memoryBudgetOf(name),
      });
    }
    return measurements;
  } finally {
    await Promise.all([api.stop(), page.stop()]);
  }
}

/** Access tokens of people whom Firebase knows. */
async function peopleSigningIn(issuer: string, address: string): Promise<string[]> {
  const provider = providerClient({ issuer, address });
  const tokens: string[] = [];
  for (let person = 0; person < PEOPLE; person++) {
    const { access_token: token } = await provider.signInAt(`bench-${newId()}@waymark.example`);
    const { sub } = subjectSchema.parse(jwt.decode(token));
    await getAuth().createUser({ uid: await uidOf(issuer, sub) });
    tokens.push(token);
  }
  return tokens;
}

/** Signs one of the people in, each from an address of their own. @returns how long it took, in milliseconds */
function signInsOn(api: Deployed, tokens: readonly string[]): () => Promise<number> {
  let count = 0;
  return async () => {
    const person = count++ % tokens.length;
    const headers = {
      Authorization: `Bearer ${tokens[person]}`,
      'X-Forwarded-For': `198.19.0.${person}, 203.0.113.1`,
    };
    const begun = performance.now();
    const status = await api.call({ method: 'GET', path: '/api/auth/token', headers });
    if (status !== 200) throw new Error(`A sign-in was answered with ${status}`);
    return performance.now() - begun;
  };
}

interface Times {
  alone: number[];
  beside: number[];
}

/** Sign-ins alone, and then beside what is begun, until that ends. */
async function besides(
  signIn: () => Promise<number>,
  begin: (isOver: () => boolean) => Promise<void>,
): Promise<Times> {
  const alone: number[] = [];
  // Some of them: people have a limit.
  for (let time = 0; time < SIGN_INS / 3; time++) alone.push(await signIn());
  let isOver = false;
  let hasEnded = false;
  const running = begin(() => isOver).then(() => {
    hasEnded = true;
  });
  const beside: number[] = [];
  const deadline = performance.now() + 5_000;
  while (!hasEnded && performance.now() < deadline) {
    beside.push(await signIn());
    // People do not sign in without a pause.
    await sleep(STEP);
  }
  isOver = true;
  await running;
  return { alone, beside };
}

/** Several senders of one request, each again once it is answered. */
async function attack(on: Deployed, call: Call, isOver: () => boolean): Promise<void> {
  const send = async () => {
    while (!isOver()) await on.call(call).catch(() => {});
  };
  await Promise.all(Array.from({ length: ATTACKERS }, send));
}

async function flood(on: Deployed, call: Call): Promise<void> {
  const answers: Promise<unknown>[] = [];
  const steps = SENT_WITHIN / STEP;
  for (let step = 0; step < steps; step++) {
    for (let each = 0; each < FLOOD / steps; each++) answers.push(on.call(call).catch(() => {}));
    await sleep(STEP);
  }
  await Promise.all(answers);
}

function ratioOf(what: string, { alone, beside }: Times): Measurement[] {
  const [one, other] = [percentile(alone, 0.95), percentile(beside, 0.95)];
  console.log(`${what}: ${one.toFixed(1)} ms alone, ${other.toFixed(1)} ms beside (${beside.length})`);
  return [
    { what: `sign-in beside ${what}, 95 of 100`, value: other, unit: 'ms' },
    { what: 'the same, in times of a sign-in alone', value: other / one, unit: '', budget: BUDGET },
  ];
}
