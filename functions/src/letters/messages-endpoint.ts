import { mailSettingsPath } from '@waymark/model/entities/mail-settings';
import { sending } from '@waymark/model/entities/message';
import { uidSchema } from '@waymark/model/ids';
import { DEFAULT_LOCALE, isLocale } from '@waymark/model/locale';
import { type Context, Hono } from 'hono';
import { senderOf } from '../platform/address-of.ts';
import { firestore } from '../platform/admin.ts';
import { bodyOf, boundedBodies } from '../platform/body.ts';
import { callerOf } from '../platform/caller.ts';
import { limitPerProcess } from '../platform/limits.ts';
import { logMessageTrapped } from '../platform/log.ts';
import { isContactKey } from './contact.ts';
import { sendMessage } from './send-message.ts';
import { STYLE, STYLE_PATH, unsubscribePage } from './unsubscribe-page.ts';

const MINUTE = 60;
const limits = {
  /** Repeated requests are answered from what is stored, so that only this limit counts them. */
  requests: limitPerProcess({ name: 'messages', points: 60, ofAll: 600, duration: MINUTE }),
  unsubscribe: limitPerProcess({ name: 'unsubscribe', points: 30, ofAll: 300, duration: MINUTE }),
};

/**
 * `POST /api/messages` sends a message of a visitor, with or without a Firebase ID token. `/api/messages/unsubscribe` is the address
 * in mails that ends them: POST does so (RFC 8058), GET asks.
 */
export const messages = new Hono();

messages.use(boundedBodies);

messages.post('/', async (context) => {
  const sender = senderOf(context);
  await limits.requests(sender);
  const asked = await bodyOf(context, sending);
  // A program learns nothing from the answer.
  if (asked.website !== '') {
    logMessageTrapped('website');
    return context.body(null, 204);
  }
  const authorization = context.req.header('Authorization');
  const from = authorization === undefined ? null : (await callerOf(authorization)).uid;
  await sendMessage(firestore, { sending: asked, from, sender, now: Date.now() });
  return context.body(null, 204);
});

messages.get('/unsubscribe', async (context) => {
  const { isKnown, locale } = await linkOf(context);
  return context.html(unsubscribePage(locale, isKnown ? 'ask' : 'unknown'), isKnown ? 200 : 404);
});

messages.post('/unsubscribe', async (context) => {
  const { uid, isKnown, locale } = await linkOf(context);
  if (!isKnown) return context.html(unsubscribePage(locale, 'unknown'), 404);
  await firestore.doc(mailSettingsPath(uid)).set({ messages: false }, { merge: true });
  return context.html(unsubscribePage(locale, 'ended'));
});

messages.get(STYLE_PATH, (context) => {
  context.header('Content-Type', 'text/css; charset=utf-8');
  return context.body(STYLE);
});

/** The link of a mail: its user, and whether it was made for them. */
async function linkOf(context: Context) {
  await limits.unsubscribe(senderOf(context));
  const { user = '', key = '', lang } = context.req.query();
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  const uid = uidSchema.safeParse(user).data;
  const isKnown = uid !== undefined && key.length <= 100 && (await isContactKey(firestore, uid, key));
  return { uid: uid ?? '', isKnown, locale };
}
