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
import { API_CALLS, ATTACKERS, attacksOn, FORGED_TOKENS, PAGE_CALLS, SIGN_IN_CALLS } from './attacks.ts';
import { type Send, sendTo } from './calls.ts';
import { type Deployed, ELSEWHERE, startDeployed } from './deployed.ts';
import { memoryBudgetOf } from './memory-budget.ts';
import { type Senders, type Sending, startSenders } from './senders.ts';

/** The people who sign in in turn: each has a limit of tokens a minute. */
const PEOPLE = 80;

/** The sign-ins before all measurements, by which the process has compiled its code, and those alone before each attack. */
const WARM_UP = 400;
const ALONE = 40;

/** The longest that an attack is measured, and the pause between two sign-ins, in milliseconds: people do not sign in without one. */
const LONGEST = 5_000;
const PAUSE = 20;

/** How much longer than alone a sign-in may take, 95 of 100. */
const BUDGET = 3;

const subjectSchema = z.object({ sub: z.string() });

/**
 * Sign-in beside attacks of one account or one address, and beside a thousand requests of one second to every public endpoint. Each
 * function runs as Google serves it, but in one process, which all attackers and those who sign in reach. In production the
 * attackers and each function have machines of their own; here they share the processors and the database.
 */
export function measureRequests(): Promise<Measurement[]> {
  return onBenchStack({ web: true }, measureOn);
}

async function measureOn({ ports, projectId, address }: BenchStack): Promise<Measurement[]> {
  const issuer = issuerOn(ports.identity);
  const tokens = await peopleSigningIn(issuer, address);
  const attacks = await attacksOn(await applicationHeaders(issuer, projectId));
  const functions = {
    signIn: await startDeployed('signIn', projectId),
    api: await startDeployed('api', projectId, ELSEWHERE),
    page: await startDeployed('page', projectId, ELSEWHERE),
  };
  const senders = await startSenders();
  try {
    const signIn = signInsOn(sendTo(functions.signIn.port), tokens);
    for (let time = 0; time < WARM_UP; time++) await signIn();
    const attacked: Times[] = [];
    const beside = async (what: string, sending: Sending) =>
      attacked.push(await besides(what, signIn, senders, sending));
    const sendingTo = ({ port, atOnce }: Deployed) => ({ port, atOnce });
    const forged = { ...sendingTo(functions.signIn), call: FORGED_TOKENS, senders: ATTACKERS };
    await beside(`${ATTACKERS} senders of forged tokens`, forged);
    for (const [what, call] of Object.entries(attacks)) {
      const attack = { ...sendingTo(functions.api), call, senders: ATTACKERS };
      await beside(`${ATTACKERS} senders of ${what}`, attack);
    }
    for (const [on, calls] of [
      [functions.signIn, SIGN_IN_CALLS],
      [functions.api, API_CALLS],
      [functions.page, PAGE_CALLS],
    ] as const) {
      for (const call of calls) {
        const what = `${call.method} ${call.path.replace(/\?.*/, '')}`;
        await beside(what, { ...sendingTo(on), call });
      }
    }
    const measurements = ratiosOf(attacked);
    for (const name of ['signIn', 'api', 'page'] as const) {
      measurements.push({
        what: `peak memory of ${name} after all of it`,
        value: functions[name].peak(),
        unit: 'MB',
        budget: memoryBudgetOf(name),
      });
    }
    return measurements;
  } finally {
    await Promise.all([senders, ...Object.values(functions)].map((process) => process.stop()));
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
function signInsOn(send: Send, tokens: readonly string[]): () => Promise<number> {
  let count = 0;
  return async () => {
    const person = count++ % tokens.length;
    const headers = {
      Authorization: `Bearer ${tokens[person]}`,
      'X-Forwarded-For': `198.19.0.${person}, 203.0.113.1`,
    };
    const begun = performance.now();
    const status = await send({ method: 'GET', path: '/api/auth/token', headers });
    if (status !== 200) throw new Error(`A sign-in was answered with ${status}`);
    const took = performance.now() - begun;
    await sleep(PAUSE);
    return took;
  };
}

interface Times {
  what: string;
  /** The sign-ins just before. */
  alone: number[];
  beside: number[];
}

/** Sign-ins alone, and then beside what is sent. */
async function besides(
  what: string,
  signIn: () => Promise<number>,
  senders: Senders,
  sending: Sending,
): Promise<Times> {
  const alone: number[] = [];
  for (let time = 0; time < ALONE; time++) alone.push(await signIn());
  let hasEnded = false;
  const sent = senders.begin(sending).finally(() => {
    hasEnded = true;
  });
  const beside: number[] = [];
  const deadline = performance.now() + LONGEST;
  while (!hasEnded && performance.now() < deadline) beside.push(await signIn());
  senders.end();
  const answered = await sent;
  console.log(
    `${what}: ${percentile(alone, 0.95).toFixed(1)} ms alone, ${percentile(beside, 0.95).toFixed(1)} ms beside (${beside.length}; ${answered} answered)`,
  );
  return { what, alone, beside };
}

/** All sign-ins alone are one measurement: 95 of 100 of those before one attack are decided by two of them. */
function ratiosOf(attacked: readonly Times[]): Measurement[] {
  const one = percentile(
    attacked.flatMap(({ alone }) => alone),
    0.95,
  );
  return [
    { what: 'sign-in alone, 95 of 100', value: one, unit: 'ms' },
    ...attacked.flatMap(({ what, beside }): Measurement[] => {
      const other = percentile(beside, 0.95);
      return [
        { what: `sign-in beside ${what}, 95 of 100`, value: other, unit: 'ms' },
        { what: 'the same, in times of a sign-in alone', value: other / one, unit: '', budget: BUDGET },
      ];
    }),
  ];
}
