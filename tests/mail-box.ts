import { z } from 'zod';

const mail = z.object({
  id: z.number(),
  to: z.array(z.string()),
  from: z.string(),
  replyTo: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  messageId: z.string(),
  headers: z.record(z.string(), z.array(z.string())),
  links: z.array(z.string()),
});
export type ArrivedMail = z.infer<typeof mail>;

/** The mail box of the stack. */
const ORIGIN = process.env['WAYMARK_MAILBOX'] ?? 'http://127.0.0.1:9431';

/** The mails to an address that have arrived so far, the newest first. */
export async function mailsTo(address: string, origin = ORIGIN): Promise<ArrivedMail[]> {
  const response = await fetch(`${origin}/mails?${new URLSearchParams({ to: address })}`);
  return z.array(mail).parse(await response.json());
}

/** Makes the mail server fail for mails to an address, or take them again. */
export async function mailFaults(
  fault: {
    to: string;
    down?: boolean;
    code?: number;
    at?: 'recipient' | 'data';
    loseAnswer?: boolean;
    times?: number;
  },
  origin = ORIGIN,
): Promise<void> {
  const response = await fetch(`${origin}/faults`, { method: 'PUT', body: JSON.stringify(fault) });
  if (!response.ok) throw new Error(await response.text());
}
