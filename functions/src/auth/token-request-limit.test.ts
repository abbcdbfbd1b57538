import { expect, it } from 'vitest';
import { MAX_TOKEN_REQUESTS, tokenRequestLimit } from './token-request-limit.ts';

it('limits the tokens of each user in a minute, and refuses more with 429', async () => {
  const takeAsk = tokenRequestLimit();
  for (let i = 0; i < MAX_TOKEN_REQUESTS; i++) await takeAsk('ada');
  await expect(takeAsk('ada')).rejects.toMatchObject({ code: 'too-many', status: 429 });
  await takeAsk('grace');
});
