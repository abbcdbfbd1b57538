import { randomBytes } from 'node:crypto';
import { mailBoxOrigin } from '../../emulators/mail/mail-box.ts';
import { HOST } from '../../emulators/ports.ts';
import { codeIn, lettersTo } from '../letters.ts';
import { startDeployed } from './abuse/deployed.ts';
import { type BenchStack, onBenchStack } from './bench-stack.ts';
import { type Measurement, median } from './measurements.ts';

const WARM_UP = 10;
/** The counted sign-ins. Each comes from a client of its own, because clients are limited. */
const SAMPLES = 60;
/** The counted answers to addresses with and without an account, each of which takes a second or is short. */
const FAILURES = 20;
const QUICK_ANSWERS = 100;

/** The longest that a sign-in may take, in checks of a password. */
const BUDGET = 3;
/** The largest difference of the medians with and without an account, as a share. */
const LARGEST_DIFFERENCE = 0.05;

/**
 * Signing in with a password, compared with the check of the password that is part of it, asked of the emulator directly. Both are
 * called in turn. The function that signs in runs as Google serves it, because the emulator takes as long to pass a request on as to
 * check a password. And the times of answers about addresses with and without an account, which must not differ.
 */
export function measureAccounts(): Promise<Measurement[]> {
  return onBenchStack({ web: false }, measureSignIns);
}

async function measureSignIns({ ports, projectId }: BenchStack): Promise<Measurement[]> {
  const api = `http://${HOST}:${ports.functions}/${projectId}/europe-west1/api/api/content`;
  const post = (path: string, body: object) => millisecondsOf(`${api}${path}`, body);
  const [email, password] = [addressOf('known'), 'four words on a map'];
  await post('/auth/local/register', { username: 'Ada', email, password });
  await fetch(
    `${api}/auth/email-confirmation?confirmation=${await confirmationOf(email, mailBoxOrigin(ports.mailbox))}`,
    {
      redirect: 'manual',
    },
  );

  const check = `http://${HOST}:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const took = { check: [] as number[], signIn: [] as number[] };
  const deployed = await startDeployed('api', projectId);
  const signIn = `http://${HOST}:${deployed.port}/api/content/auth/local`;
  for (let i = 0; i < WARM_UP + SAMPLES; i++) {
    const checked = await millisecondsOf(check, { email, password, returnSecureToken: true });
    const signedIn = await millisecondsOf(signIn, { identifier: email, password });
    if (checked.status !== 200 || signedIn.status !== 200) throw new Error('A sign-in failed');
    if (i < WARM_UP) continue;
    took.check.push(checked.milliseconds);
    took.signIn.push(signedIn.milliseconds);
  }
  await deployed.stop();
  const [checks, signIns] = [median(took.check), median(took.signIn)];
  return [
    { what: 'check of a password by the emulator, median', value: checks, unit: 'ms' },
    { what: 'sign-in by e-mail, warm, median', value: signIns, unit: 'ms' },
    { what: 'ratio of the sign-in to the check', value: signIns / checks, unit: '', budget: BUDGET },
    await difference('a failed sign-in', FAILURES, (address) =>
      post('/auth/local', { identifier: address, password: 'a wrong one' }),
    ),
    await difference('a forgotten password', QUICK_ANSWERS, (address) =>
      post('/auth/forgot-password', { email: address }),
    ),
    await difference('a registration', QUICK_ANSWERS, (address) =>
      post('/auth/local/register', { username: 'Ada', email: address, password }),
    ),
  ];

  /** How much the times for a known address and for an unknown one differ, in percent. */
  async function difference(
    what: string,
    answers: number,
    ask: (address: string) => Promise<{ milliseconds: number }>,
  ): Promise<Measurement> {
    const times = { known: [] as number[], unknown: [] as number[] };
    const known = { address: email, took: times.known };
    const unknown = { address: addressOf('unknown'), took: times.unknown };
    for (let i = 0; i < answers; i++) {
      // In turn the first of the two: what an answer leaves to the task queue goes on beside the next one.
      for (const { address, took } of i % 2 === 0 ? [known, unknown] : [unknown, known])
        took.push((await ask(address)).milliseconds);
    }
    const [one, other] = [median(times.known), median(times.unknown)];
    return {
      what: `${what}: difference of the medians with and without an account, in percent`,
      value: (Math.abs(one - other) / Math.max(one, other)) * 100,
      unit: '',
      budget: LARGEST_DIFFERENCE * 100,
    };
  }
}

let clients = 0;

/** A request from a client of its own. */
async function millisecondsOf(
  address: string,
  body: object,
): Promise<{ milliseconds: number; status: number }> {
  clients++;
  const client = `198.18.${clients >> 8}.${clients & 255}`;
  const started = performance.now();
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': client },
    body: JSON.stringify(body),
  });
  await response.text();
  return { milliseconds: performance.now() - started, status: response.status };
}

function addressOf(start: string): string {
  return `${start}-${randomBytes(6).toString('hex')}@waymark.example`;
}

async function confirmationOf(email: string, mailBox: string): Promise<string> {
  for (;;) {
    const letter = (await lettersTo(email, mailBox)).find(({ kind }) => kind === 'confirm-address');
    if (letter !== undefined) return codeIn(letter, 'confirmation');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
