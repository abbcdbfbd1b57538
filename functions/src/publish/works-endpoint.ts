import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import { RATES } from '@waymark/model/entities/quotas';
import { storyAcceptance } from '@waymark/model/entities/sharing';
import { idSchema, uidSchema } from '@waymark/model/ids';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { photoStore } from '../photos/photo-store.ts';
import { firestore } from '../platform/admin.ts';
import { bodyOf, boundedBodies } from '../platform/body.ts';
import { callerOf, requirePermission } from '../platform/caller.ts';
import { ApiError } from '../platform/errors.ts';
import { keyedMutex } from '../platform/keyed-mutex.ts';
import { limitPerProcess } from '../platform/limits.ts';
import { logPublished } from '../platform/log.ts';
import { demandSegment, sharingRoutes } from '../sharing/sharing-routes.ts';
import { checkWork } from './check-publishable.ts';
import { countLinks } from './new-address/count-links.ts';
import { publishWork } from './publish-work.ts';
import { purgeWorks } from './trash/purge-trash.ts';
import { unpublishWork } from './withdraw-work.ts';

/** The most works that one call deletes, because all are in memory at once. */
const MAX_PURGED = 20;

const purging = z.strictObject({
  ids: z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_PURGED)),
});

const MINUTE = 60;

/** Each request reads up to hundreds of documents, counting links all stories of a user, and purging all documents. */
const limits = {
  work: limitPerProcess({ name: 'works', points: RATES.itemsAMinute, duration: MINUTE }),
  links: limitPerProcess({ name: 'links', points: 20, duration: MINUTE }),
  purge: limitPerProcess({ name: 'purge', points: 120, duration: MINUTE }),
};

/**
 * One check or purge at a time of each creator: a work can be as large as a document, a purge reads all of them, and others sign in
 * with the same process.
 */
const inTurn = keyedMutex();

/**
 * `POST /api/works/:id/publish`, `/unpublish` and `/check`, `GET /api/works/:id/links` and `POST /api/works/purge`, for the works'
 * owner. Stories are shared by `sharingRoutes` at `/api/works/:ownerId/:id`.
 */
export const works = new Hono();

works.use(boundedBodies);

works.route(
  '/',
  sharingRoutes({
    at: '/:ownerId/:id',
    sharedIn: ({ ownerId, id }) => ({
      kind: 'story',
      ownerId: demandSegment(uidSchema, ownerId),
      id: demandSegment(idSchema, id),
    }),
    body: storyAcceptance,
    acceptanceOf: ({ ownerId, workId, ...rest }) => ({
      ...rest,
      shared: { kind: 'story', ownerId, id: workId },
    }),
    permission: 'feature:creator-profile',
  }),
);

works.post('/:id/publish', async (context) => {
  const uid = await creatorUid(context.req.header('Authorization'));
  const id = workId(context.req.param('id'));
  const publication = await inTurn(uid, () => publishWork(firestore, { uid, workId: id, now: Date.now() }));
  logPublished(`${COLLECTION_OF[publication.kind]}/${publication.id}`, publication.version);
  return context.json(publication);
});

/** Answers 204, or refuses what publishing would refuse. It publishes nothing. */
works.post('/:id/check', async (context) => {
  const uid = await creatorUid(context.req.header('Authorization'));
  const id = workId(context.req.param('id'));
  await inTurn(uid, () => checkWork(firestore, uid, id));
  return context.body(null, 204);
});

works.get('/:id/links', async (context) => {
  const uid = await creatorUid(context.req.header('Authorization'));
  await limits.links(uid);
  const id = workId(context.req.param('id'));
  return context.json(await inTurn(uid, () => countLinks(firestore, uid, id)));
});

works.post('/:id/unpublish', async (context) => {
  const uid = await creatorUid(context.req.header('Authorization'));
  await unpublishWork(firestore, uid, workId(context.req.param('id')));
  return context.body(null, 204);
});

/** `{ ids }`: permanently deletes those of the works that are in the trash. Other or missing works are no error. */
works.post('/purge', async (context) => {
  const uid = await creatorUid(context.req.header('Authorization'));
  await limits.purge(uid);
  const { ids } = await bodyOf(context, purging);
  await inTurn(uid, () => purgeWorks(photoStore(), uid, ids));
  return context.body(null, 204);
});

async function creatorUid(authorization: string | undefined): Promise<string> {
  const caller = await callerOf(authorization);
  requirePermission(caller, 'feature:creator-profile');
  await limits.work(caller.uid);
  return caller.uid;
}

function workId(id: string): string {
  if (!idSchema.safeParse(id).success) throw new ApiError('not-found', 'There is no such work.');
  return id;
}
