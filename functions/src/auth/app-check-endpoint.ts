import { Hono } from 'hono';
import { senderOf } from '../platform/address-of.ts';
import { configuration } from '../platform/configuration.ts';
import { limitPerProcess } from '../platform/limits.ts';
import { APP_CHECK_HEADER, isFromApplication } from './app-check.ts';

/** Verifying a signature takes time. */
const takeCheck = limitPerProcess({ name: 'app-check', points: 30, ofAll: 120, duration: 60 });

/** `GET /api/app-check`: whether functions require App Check, and accept the token of this request, as `{ required, valid }`. */
export const appCheck = new Hono();

appCheck.get('/', async (context) => {
  await takeCheck(senderOf(context));
  const valid = await isFromApplication(context.req.header(APP_CHECK_HEADER));
  return context.json({ required: configuration.appCheck.isRequired, valid });
});
