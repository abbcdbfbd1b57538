import { type Context, Hono } from 'hono';
import { type MailFaults, mailFault } from './mail-faults.ts';
import { listPage, MAIL_POLICY, mailPage, noMailPage, PAGE_POLICY, withOpeningLinks } from './mail-page.ts';
import type { StoredMails } from './stored-mails.ts';

/**
 * The pages of the mail box, and what tests ask for: `GET /mails?to=` answers mails as JSON, the newest first, `DELETE /mails` forgets
 * all, and `PUT /faults` makes the server fail.
 */
export function mailApp(mails: StoredMails, faults: MailFaults): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    if (!context.res.headers.has('Content-Security-Policy')) {
      context.header('Content-Security-Policy', PAGE_POLICY);
    }
  });
  app.get('/', (context) => {
    const to = context.req.query('to') ?? '';
    return context.html(listPage(mails.find(to === '' ? undefined : to), to));
  });
  app.get('/mails', (context) => context.json(mails.find(context.req.query('to'))));
  app.delete('/mails', (context) => {
    mails.clear();
    return context.body(null, 204);
  });
  app.get('/mails/:id', (context) => {
    const mail = mailAt(context);
    return mail === undefined ? context.html(noMailPage(), 404) : context.html(mailPage(mail));
  });
  app.get('/mails/:id/html', (context) => {
    const mail = mailAt(context);
    if (mail === undefined) return context.html(noMailPage(), 404);
    context.header('Content-Security-Policy', MAIL_POLICY);
    return context.html(withOpeningLinks(mail.html));
  });
  app.put('/faults', async (context) => {
    const fault = mailFault.safeParse(await context.req.json().catch(() => undefined));
    if (!fault.success) return context.json({ message: fault.error.message }, 400);
    faults.set(fault.data);
    return context.json(fault.data);
  });
  return app;

  function mailAt(context: Context) {
    return mails.get(Number(context.req.param('id')));
  }
}
