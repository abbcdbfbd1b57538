import { DEEPEST_LEVEL } from '@waymark/model/map-index/map-item';
import { tilePath } from '@waymark/model/map-index/map-tile';
import { writtenTile } from '@waymark/model/map-index/written-tile';
import { Hono } from 'hono';
import { firestore } from '../platform/admin.ts';
import { CACHE_CONTROL } from '../platform/cache-control.ts';
import { ApiError } from '../platform/errors.ts';

// The brackets are needed because some of Hono's routers put anchors around one alternative only.
const NUMBER = '(?:0|[1-9][0-9]{0,6})';

/** `GET /api/map/{level}/{x}/{y}.json`: a tile as its document holds it, `null` where there is none. */
export const map = new Hono();

map.get(`/:level{${NUMBER}}/:x{${NUMBER}}/:file{${NUMBER}\\.json}`, async (context) => {
  const { level, x, file } = context.req.param();
  const tile = { level: Number(level), x: Number(x), y: Number.parseInt(file, 10) };
  const size = 2 ** tile.level;
  if (tile.level > DEEPEST_LEVEL || tile.x >= size || tile.y >= size) {
    throw new ApiError('not-found', 'There is no such tile.');
  }
  const snapshot = await firestore.doc(tilePath(tile)).get();
  const written = writtenTile.safeParse(snapshot.data());
  context.header('Cache-Control', CACHE_CONTROL.map);
  return context.json(written.success ? written.data : null);
});
