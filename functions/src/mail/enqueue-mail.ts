import { firestore } from '../platform/admin.ts';
import { configuration } from '../platform/configuration.ts';
import type { AddTask } from '../platform/spaced-queue.ts';
import { taskQueue } from '../platform/task-queue.ts';
import { firestoreMails } from './firestore-mails.ts';
import { type Letter, type Mail, mail as mailSchema } from './letter.ts';
import { queued } from './mail-state.ts';

interface MailJob {
  id: string;
}

const put: AddTask<MailJob> = taskQueue('sendMail');

/**
 * Has a mail sent soon, once for each id, however often it is called. A mail that cannot be sent now is tried again for a day.
 * @throws Error where it has a link to another site or an address that cannot be written to, which is a fault of the caller
 */
export async function enqueueMail(mail: Mail): Promise<void> {
  const checked = mailSchema.parse(mail);
  refuseOtherSites(checked.letter);
  const now = Date.now();
  await firestoreMails(firestore).create(checked.id, queued(checked, now));
  // Also for a mail that is known: an earlier call may have ended between the two. The queue takes each name once.
  await put(`${checked.id}-first`, { id: checked.id, due: now });
}

/**
 * Adds a further attempt to send a mail to the queue.
 * @param due in milliseconds of the clock
 */
export async function enqueueAttempt(id: string, due: number): Promise<void> {
  await put(`${id}-${due}`, { id, due });
}

/** A link to another site in our mail would lend it our name. */
function refuseOtherSites(letter: Letter): void {
  const links = [
    'link' in letter ? letter.link : undefined,
    'unsubscribe' in letter ? letter.unsubscribe : undefined,
  ];
  for (const link of links.filter((each) => each !== undefined)) {
    if (URL.parse(link)?.origin !== configuration.publicOrigin) {
      throw new Error(`A mail of the kind ${letter.kind} has a link to another site`);
    }
  }
}

/** The most mails that one sweep adds to the queue. */
const MAX_SWEPT = 200;

/** How long after its time an attempt counts as lost, in milliseconds. */
const OVERDUE_AFTER = 20_000;

/**
 * Adds the attempts to the queue whose time has passed: their tasks were lost, or their process died. A name is used once in each
 * minute.
 */
export async function enqueueOverdueMails(now: number, after = OVERDUE_AFTER): Promise<void> {
  const ids = await firestoreMails(firestore).dueAt(now - after, MAX_SWEPT);
  const span = Math.floor(now / 60_000);
  for (const id of ids) await put(`${id}-late-${span}`, { id, due: now });
}
