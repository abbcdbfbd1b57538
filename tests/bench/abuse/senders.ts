import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Call, sendTo } from './calls.ts';
import { ELSEWHERE } from './deployed.ts';

/** What a process of senders sends. */
export interface Sending {
  port: number;
  /** The most requests that are under way at once. */
  atOnce: number;
  call: Call;
  /** How many send the same request, each again once it is answered. Without it, the requests of a flood are sent. */
  senders?: number;
}

/** The requests of a flood, and how long they are sent, in milliseconds. */
const FLOOD = 1_000;
const SENT_WITHIN = 1_000;
/** How often a flood comes: beside a single one there are 40 sign-ins, of which two decide 95 of 100. */
const FLOODS = 3;
/** How often some of them are sent. */
const STEP = 20;

/** Requests of attackers, from a process of their own: the one that measures has nothing to do with them. */
export interface Senders {
  /** Sends until the floods are answered, or until `end`. @returns how many requests were answered */
  begin(sending: Sending): Promise<number>;
  /** Ends requests that are sent again and again, and sends no further flood. */
  end(): void;
  stop(): Promise<void>;
}

export async function startSenders(): Promise<Senders> {
  const child = fork(fileURLToPath(import.meta.url), { serialization: 'advanced' });
  await once(child, 'message');
  setPriority(child.pid ?? 0, ELSEWHERE);
  return {
    async begin(sending) {
      child.send(sending);
      const [answered] = await once(child, 'message');
      return Number(answered);
    },
    end: () => child.send('end'),
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** The other process. */
function serveAsSenders(): void {
  let isOver = false;
  process.on('disconnect', () => process.exit());
  process.on('message', async (message: 'end' | Sending) => {
    if (message === 'end') {
      isOver = true;
      return;
    }
    isOver = false;
    const { port, atOnce, call, senders } = message;
    const send = sendTo(port, atOnce);
    let answered = 0;
    const sendOnce = async () => {
      if (await send(call).catch(() => 0)) answered++;
    };
    if (senders === undefined) {
      for (let flood = 0; flood < FLOODS && !isOver; flood++) {
        const answers: Promise<void>[] = [];
        const steps = SENT_WITHIN / STEP;
        for (let step = 0; step < steps; step++) {
          for (let each = 0; each < FLOOD / steps; each++) answers.push(sendOnce());
          await sleep(STEP);
        }
        await Promise.all(answers);
      }
    } else {
      const sendAgain = async () => {
        while (!isOver) await sendOnce();
      };
      await Promise.all(Array.from({ length: senders }, sendAgain));
    }
    process.send?.(answered);
  });
  process.send?.('ready');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) serveAsSenders();
