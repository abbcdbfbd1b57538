import { expect, it, vi } from 'vitest';

const transactions: (() => void)[] = [];

vi.mock('../../session/firebase.ts', () => ({ firestore: {} }));
vi.mock('firebase/firestore', async (actual) => ({
  ...(await actual<typeof import('firebase/firestore')>()),
  doc: vi.fn(),
  runTransaction: () => new Promise<void>((resolve) => transactions.push(resolve)),
}));

const { changeSettings } = await import('./settings-writes.ts');

it('changes that follow each other quickly are stored one after the other', async () => {
  const initial = { locale: 'en', units: 'metric', consent: {}, notifications: { messages: true } } as const;
  const first = changeSettings('ada', { units: 'imperial' }, initial);
  const second = changeSettings('ada', { notifications: { messages: false } }, initial);
  await vi.waitFor(() => expect(transactions).toHaveLength(1));
  transactions[0]?.();
  await first;
  await vi.waitFor(() => expect(transactions).toHaveLength(2));
  transactions[1]?.();
  expect(await second).toBeUndefined();
});
