import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import { idSchema } from '@waymark/model/ids';
import { Hono } from 'hono';
import { firestore } from '../platform/admin.ts';
import { boundedBodies } from '../platform/body.ts';
import { callerOf, demand } from '../platform/caller.ts';
import { ApiError } from '../platform/errors.ts';
import { logPublished } from '../platform/log.ts';
import { checkWork } from './check-whole.ts';
import { publishWork } from './publish-work.ts';
import { unpublishWork } from './withdraw-work.ts';

/** `POST /api/works/:id/publish`, `/unpublish` and `/check`, for the work's owner. */
export const works = new Hono();

works.use(boundedBodies);

works.post('/:id/publish', async (context) => {
  const uid = await creatorUid(context.req.header('Authorization'));
  const publication = await publishWork(firestore, {
    uid,
    workId: workId(context.req.param('id')),
    now: Date.now(),
  });
  logPublished(`${COLLECTION_OF[publication.kind]}/${publication.id}`, publication.version);
  return context.json(publication);
});

/** What publishing would refuse, `{ problems }`; nothing is written. */
works.post('/:id/check', async (context) => {
  const uid = await creatorUid(context.req.header('Authorization'));
  return context.json({ problems: await checkWork(firestore, uid, workId(context.req.param('id'))) });
});

works.post('/:id/unpublish', async (context) => {
  const uid = await creatorUid(context.req.header('Authorization'));
  await unpublishWork(firestore, uid, workId(context.req.param('id')));
  return context.body(null, 204);
});

async function creatorUid(authorization: string | undefined): Promise<string> {
  const caller = await callerOf(authorization);
  demand(caller, 'feature:creator-profile');
  return caller.uid;
}

function workId(id: string): string {
  if (!idSchema.safeParse(id).success) throw new ApiError('not-found', 'There is no such work.');
  return id;
}
