import { expect, it } from 'vitest';
import { MOST_ASKS, ownAsks } from './own-asks.ts';

it('limits the tokens of each user in a minute, and refuses more with 429', async () => {
  const takeAsk = ownAsks();
  for (let i = 0; i < MOST_ASKS; i++) await takeAsk('ada');
  await expect(takeAsk('ada')).rejects.toMatchObject({ code: 'too-many', status: 429 });
  await takeAsk('grace');
});
