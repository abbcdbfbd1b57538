import { newId } from '@waymark/model/ids';
import { describe, expect, it, vi } from 'vitest';
import { takeMessage, type Writer } from './message-limits.ts';

// Each process counts for itself first, and here is one: tests/functions/limits.test.ts has the counts that all share.
vi.mock('../platform/firestore-limiter.ts', () => ({
  FirestoreLimiter: class {
    consume = async () => {};
  },
}));

const newAddress = () => `${newId()}@example.org`;

const HOSTING = '203.0';

/** A creator whom nobody has written to. */
const newCreator = () => ({ kind: 'creator', uid: newId(), languages: [] }) as const;

function visitor(way = HOSTING, fields: Partial<Writer> = {}): Writer {
  return { from: null, email: newAddress(), sender: { key: `${newId()} by ${way}`, way }, ...fields };
}

const member = (): Writer => ({ ...visitor(), from: newId() });

/** What became of messages, one after another. */
async function outcomes(to: ReturnType<typeof newCreator>, writers: readonly Writer[]): Promise<unknown[]> {
  const all = [];
  for (const writer of writers) {
    all.push(
      await takeMessage(to, writer).then(
        () => 'taken',
        (error: { code?: unknown }) => error.code,
      ),
    );
  }
  return all;
}

const times = <Value>(count: number, make: () => Value) => Array.from({ length: count }, make);
const all = (count: number) => times(count, () => 'taken');

describe('the messages of an hour to one creator', () => {
  it('are five from one client, whatever addresses it writes, and others write on', async () => {
    const to = newCreator();
    const { sender } = visitor();
    expect(
      await outcomes(
        to,
        times(7, () => visitor(HOSTING, { sender })),
      ),
    ).toEqual([...all(5), 'too-many', 'too-many']);
    expect(await outcomes(to, [visitor()])).toEqual(all(1));
  });

  it('cannot be used up by a caller that invents clients: those of the site and members write on', async () => {
    const to = newCreator();
    const flood = await outcomes(
      to,
      times(40, () => visitor('192.0')),
    );
    expect(flood.filter((outcome) => outcome === 'taken')).toHaveLength(30);
    expect(await outcomes(to, [visitor(), member()])).toEqual(all(2));
  });

  it('are bounded for all visitors together, and for all members', async () => {
    const to = newCreator();
    for (const way of ['192.0', '192.1', '192.2']) {
      expect(
        await outcomes(
          to,
          times(30, () => visitor(way)),
        ),
      ).toEqual(all(30));
    }
    expect(await outcomes(to, [visitor()])).toEqual(['too-many']);
    expect(await outcomes(to, times(31, member))).toEqual([...all(30), 'too-many']);
  });

  it('are five from one member, whatever addresses they write, and whatever clients they use', async () => {
    const to = newCreator();
    const { from } = member();
    expect(
      await outcomes(
        to,
        times(6, () => visitor(HOSTING, { from })),
      ),
    ).toEqual([...all(5), 'too-many']);
  });
});

it('the owner of an address writes on when another person has written with it', async () => {
  const email = newAddress();
  const { sender } = visitor();
  const stranger = await outcomes(
    newCreator(),
    times(6, () => visitor(HOSTING, { email, sender })),
  );
  expect(stranger).toEqual([...all(5), 'too-many']);
  expect(await outcomes(newCreator(), [visitor(HOSTING, { email: email.toUpperCase() })])).toEqual(all(1));
});
