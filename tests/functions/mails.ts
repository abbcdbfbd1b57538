import { expect } from 'vitest';
import { type ArrivedMail, mailsTo } from '../mail-box.ts';
import { soon } from './soon.ts';

/** The only mail to an address, once it has arrived. */
export async function onlyMailTo(address: string): Promise<ArrivedMail> {
  await expect.poll(() => mailsTo(address), soon).toHaveLength(1);
  const [arrived] = await mailsTo(address);
  if (arrived === undefined) throw new Error('The mail is gone');
  return arrived;
}
