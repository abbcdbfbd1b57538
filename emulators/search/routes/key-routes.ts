import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { ApiError, badRequest } from '../api-error.ts';
import { fromQueryString, readSearchParameters } from '../query/search-parameters.ts';
import type { JsonRecord } from '../records/leaves.ts';
import { type ApiKey, apiKey } from '../stored/api-keys.ts';
import type { Catalogue } from '../stored/catalogue.ts';
import { firstFault } from '../stored/settings.ts';
import { accessOf, type Door, objectOf } from './request.ts';

/** Keys, which the admin key makes, changes and deletes. */
export function keyRoutes(catalogue: Catalogue, door: Door): Hono {
  const app = new Hono();

  app.get('/1/keys', (context) => {
    accessOf(context, door, 'admin');
    return context.json({ keys: [...catalogue.keys.values()].map(shown) });
  });

  app.get('/1/keys/:key', (context) => {
    const value = context.req.param('key');
    const { key } = accessOf(context, door, 'search');
    // A key may read itself.
    if (key.value !== value) accessOf(context, door, 'admin');
    return context.json(shown(demandKey(value)));
  });

  app.post('/1/keys', async (context) => {
    accessOf(context, door, 'admin');
    const key = readKey(await objectOf(context), randomBytes(16).toString('hex'));
    save(key);
    return context.json({ key: key.value, createdAt: new Date().toISOString() }, 201);
  });

  app.put('/1/keys/:key', async (context) => {
    accessOf(context, door, 'admin');
    const key = readKey(await objectOf(context), demandKey(context.req.param('key')).value);
    save(key);
    return context.json({ key: key.value, updatedAt: new Date().toISOString() });
  });

  app.delete('/1/keys/:key', (context) => {
    accessOf(context, door, 'admin');
    const { value } = demandKey(context.req.param('key'));
    catalogue.keys.delete(value);
    catalogue.save();
    return context.json({ deletedAt: new Date().toISOString() });
  });

  return app;

  function demandKey(value: string): ApiKey {
    const key = catalogue.keys.get(value);
    if (key === undefined) throw new ApiError(404, 'Key does not exist');
    return key;
  }

  function save(key: ApiKey): void {
    catalogue.keys.set(key.value, key);
    catalogue.save();
  }
}

/** @throws ApiError 400 for what is no description of a key */
function readKey(json: JsonRecord, value: string): ApiKey {
  const now = Math.floor(Date.now() / 1_000);
  const { validity, ...given } = json;
  // Clients give the seconds until it ends.
  const validUntil = typeof validity === 'number' && validity > 0 ? now + validity : 0;
  const read = apiKey.safeParse({ ...given, value, validUntil, createdAt: now });
  if (!read.success) throw badRequest(firstFault(read.error, 'key'));
  readSearchParameters(fromQueryString(read.data.queryParameters));
  return read.data;
}

function shown({ validUntil, ...key }: ApiKey) {
  return {
    ...key,
    validity: validUntil === 0 ? 0 : Math.max(1, validUntil - Math.floor(Date.now() / 1_000)),
  };
}
