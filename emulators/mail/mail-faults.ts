import { z } from 'zod';

export const mailFault = z.strictObject({
  /** The mails to which address; without it all. */
  to: z.string().optional(),
  /** Ends connections without an answer. */
  down: z.boolean().optional(),
  /** Refuses with this reply. */
  code: z.number().int().min(400).max(599).optional(),
  /** Which command is refused. */
  at: z.enum(['recipient', 'data']).default('recipient'),
  /** Keeps the mail, and ends the connection before the answer. */
  loseAnswer: z.boolean().optional(),
  /** How many mails the fault lasts; without it until it is taken back. */
  times: z.number().int().min(1).optional(),
});
export type MailFault = z.infer<typeof mailFault>;

/** Faults that tests ask for, each for one address or for all. */
export class MailFaults {
  readonly #faults = new Map<string, { fault: MailFault; left: number }>();

  /** Replaces the fault of its address; one without any effect ends it. */
  set(fault: MailFault): void {
    this.#faults.set(keyOf(fault.to), { fault, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  /** The fault of an address at a command, which counts as one mail. */
  take(address: string, at: MailFault['at']): MailFault | undefined {
    const found = this.#faults.get(keyOf(address)) ?? this.#faults.get(keyOf(undefined));
    if (found === undefined || found.left <= 0) return undefined;
    const { down, code, loseAnswer, at: chosen } = found.fault;
    const isMeant = down
      ? at === 'recipient'
      : loseAnswer
        ? at === 'data'
        : code !== undefined && at === chosen;
    if (!isMeant) return undefined;
    found.left--;
    return found.fault;
  }
}

function keyOf(address: string | undefined): string {
  return address?.toLowerCase() ?? '';
}
