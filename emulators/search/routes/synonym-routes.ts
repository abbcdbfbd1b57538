import { Hono } from 'hono';
import { ApiError, badRequest } from '../api-error.ts';
import type { Catalogue } from '../stored/catalogue.ts';
import { readSynonym, type Synonym } from '../stored/synonyms.ts';
import { fold } from '../words/fold.ts';
import { accessOf, bodyOf, type Door, objectOf } from './request.ts';
import type { Tasks } from './tasks.ts';

const MOST_SYNONYMS = 20_000;

/** The synonyms of an index. */
export function synonymRoutes(catalogue: Catalogue, door: Door, tasks: Tasks): Hono {
  const app = new Hono();
  const done = () => ({ taskID: tasks.next(), updatedAt: new Date().toISOString() });

  app.post('/1/indexes/:index/synonyms/search', async (context) => {
    const index = context.req.param('index');
    accessOf(context, door, 'settings', index);
    const { query = '', type, page = 0, hitsPerPage = 100 } = await objectOf(context);
    const isMatching = (synonym: Synonym) =>
      (type === undefined || synonym.type === type) &&
      fold(JSON.stringify(synonym)).includes(fold(String(query)));
    const found = [...catalogue.demand(index).synonyms.values()].filter(isMatching);
    const size = Math.min(1_000, Math.max(1, Number(hitsPerPage) || 100));
    const from = Math.max(0, Number(page) || 0) * size;
    return context.json({ hits: found.slice(from, from + size), nbHits: found.length });
  });

  app.post('/1/indexes/:index/synonyms/clear', (context) => {
    const index = context.req.param('index');
    accessOf(context, door, 'editSettings', index);
    catalogue.setSynonyms(index, new Map());
    return context.json(done());
  });

  app.post('/1/indexes/:index/synonyms/batch', async (context) => {
    const index = context.req.param('index');
    accessOf(context, door, 'editSettings', index);
    const body = await bodyOf(context);
    if (!Array.isArray(body)) throw badRequest('Expected an array of synonyms');
    const replaces = context.req.query('replaceExistingSynonyms') === 'true';
    save(index, body.map(readSynonym), replaces);
    return context.json(done());
  });

  app.put('/1/indexes/:index/synonyms/:id', async (context) => {
    const { index, id } = context.req.param();
    accessOf(context, door, 'editSettings', index);
    save(index, [readSynonym({ ...(await objectOf(context)), objectID: id })], false);
    return context.json({ ...done(), id });
  });

  app.get('/1/indexes/:index/synonyms/:id', (context) => {
    const { index, id } = context.req.param();
    accessOf(context, door, 'settings', index);
    const synonym = catalogue.demand(index).synonyms.get(id);
    if (synonym === undefined) throw new ApiError(404, 'Synonym set does not exist');
    return context.json(synonym);
  });

  app.delete('/1/indexes/:index/synonyms/:id', (context) => {
    const { index, id } = context.req.param();
    accessOf(context, door, 'editSettings', index);
    const left = new Map(catalogue.demand(index).synonyms);
    left.delete(id);
    catalogue.setSynonyms(index, left);
    return context.json({ ...done(), deletedAt: new Date().toISOString() });
  });

  return app;

  function save(index: string, synonyms: readonly Synonym[], replaces: boolean): void {
    const kept = replaces ? [] : (catalogue.find(index)?.synonyms ?? []);
    const all = new Map([...kept, ...synonyms.map((synonym) => [synonym.objectID, synonym] as const)]);
    if (all.size > MOST_SYNONYMS) throw badRequest(`At most ${MOST_SYNONYMS} synonyms are allowed`);
    catalogue.setSynonyms(index, all);
  }
}
