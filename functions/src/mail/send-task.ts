import '../platform/deployment.ts';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { firestore } from '../platform/admin.ts';
import { mailSecrets } from '../platform/configuration.ts';
import { RESOURCES } from '../platform/resources.ts';
import { IS_LOCAL } from '../platform/task-queue.ts';
import { enqueueAttempt } from './enqueue-mail.ts';
import { firestoreMails } from './firestore-mails.ts';
import { mail } from './letter.ts';
import { WAITS } from './retry-waits.ts';
import { sendMailOnce } from './send-mail.ts';
import { deliverBySmtp } from './smtp-delivery.ts';

const mailJob = z.object({ id: mail.shape.id });

/**
 * Makes one attempt to send a mail. A failed one is no failed task: the next attempt is a task of its own, at a later time. Tasks fail
 * where the database does not answer.
 */
export const sendMail = onTaskDispatched(
  {
    ...RESOURCES.sendMail,
    secrets: mailSecrets,
    retryConfig: { maxAttempts: 20, minBackoffSeconds: 1, maxBackoffSeconds: 60 },
    // On a local stack each concurrent task is a process. Mail servers limit connections too.
    rateLimits: { maxConcurrentDispatches: IS_LOCAL ? 1 : 10 },
  },
  async ({ data }) => {
    const { id } = mailJob.parse(data);
    const mailer = {
      store: firestoreMails(firestore),
      deliver: deliverBySmtp,
      waits: WAITS,
      now: () => Date.now(),
    };
    const next = await sendMailOnce(mailer, id);
    if (next !== undefined) await enqueueAttempt(id, next);
  },
);
