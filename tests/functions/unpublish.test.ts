import { describe, expect, it } from 'vitest';
import { contentOf } from './content.ts';
import { aCreator } from './people.ts';
import { publish, published, unpublish } from './requests.ts';
import { draft, edit, onlyPublicOf, publicOf, workOf } from './works.ts';

describe('unpublishing a work', () => {
  it('a creator withdraws a work and has it as a draft again', async () => {
    const creator = await aCreator();
    const workId = await draft(creator.uid, 'poi', contentOf('poi', creator.uid));
    await publish(creator, workId);

    const response = await unpublish(creator, workId);

    expect(response.status).toBe(204);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toBe('');
    expect(await publicOf('poi', creator.uid)).toEqual([]);
    expect(await workOf(creator.uid, workId)).toMatchObject({ state: 'draft' });
  });

  it('a creator who withdraws a work twice, or one that was never published, gets the same answer', async () => {
    const creator = await aCreator();
    const content = contentOf('poi', creator.uid);
    const [once, never] = [
      await draft(creator.uid, 'poi', content),
      await draft(creator.uid, 'poi', content),
    ];
    await publish(creator, once);

    const responses = [
      await unpublish(creator, once),
      await unpublish(creator, once),
      await unpublish(creator, never),
    ];

    expect(responses.map(({ status }) => status)).toEqual([204, 204, 204]);
  });

  it('a creator’s work that is published again has its address and its first date', async () => {
    const creator = await aCreator();
    const workId = await draft(creator.uid, 'poi', contentOf('poi', creator.uid));
    await publish(creator, workId);
    const before = await onlyPublicOf('poi', creator.uid);

    await unpublish(creator, workId);
    await published(await publish(creator, workId));

    expect(await onlyPublicOf('poi', creator.uid)).toEqual({
      ...before,
      version: 2,
      updatedAt: expect.any(Number),
    });
  });

  it('a creator withdraws a work with later edits and keeps them', async () => {
    const creator = await aCreator();
    const workId = await draft(creator.uid, 'poi', contentOf('poi', creator.uid));
    await publish(creator, workId);
    await edit(creator.uid, workId, { title: { en: 'Later' } });

    await unpublish(creator, workId);

    expect(await workOf(creator.uid, workId)).toMatchObject({
      state: 'draft',
      content: { title: { en: 'Later' } },
    });
  });

  it('a creator who publishes and withdraws at the same time ends with one or the other', async () => {
    const creator = await aCreator();
    const workId = await draft(creator.uid, 'marker', contentOf('marker', creator.uid));
    await publish(creator, workId);

    const acts = [unpublish, publish, unpublish, publish, unpublish];
    const responses = await Promise.all(acts.map((act) => act(creator, workId)));

    expect(responses.map(({ status }) => status)).toEqual([204, 200, 204, 200, 204]);
    const documents = await publicOf('marker', creator.uid);
    const { state } = await workOf(creator.uid, workId);
    expect({ documents: documents.length, state }).toEqual(
      state === 'published' ? { documents: 1, state } : { documents: 0, state: 'draft' },
    );
  });
});
