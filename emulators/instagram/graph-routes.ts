import { createHmac } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { InstagramFault, InstagramFaults } from './instagram-faults.ts';
import type { InstagramState, MadeAccount } from './instagram-state.ts';
import type { MadeFile, MadeMedium } from './made-media.ts';
import { pictureOf } from './made-pictures.ts';
import { graphError } from './oauth-routes.ts';

interface Parts {
  state: InstagramState;
  faults: InstagramFaults;
  /** Signs the addresses of media. */
  key: string;
}

/** The most media of a page, as documented. */
const MOST = 100;

/** `GET /me`, `GET /me/media` with cursors, `GET /{media}`, and the files, whose addresses expire. */
export function graphRoutes({ state, faults, key }: Parts): Hono {
  const routes = new Hono();

  routes.get('/:version{v\\d+\\.\\d+}/me', (context) => {
    const account = accountOf(context, faults.take('me'));
    if (account instanceof Response) return account;
    return context.json({ user_id: account.id, username: account.username, id: account.id });
  });

  routes.get('/:version{v\\d+\\.\\d+}/me/media', (context) => {
    const fault = faults.take('media');
    const account = accountOf(context, fault);
    if (account instanceof Response) return account;
    const limit = Math.min(MOST, Math.max(1, Number(context.req.query('limit') ?? 25)));
    const after = context.req.query('after');
    const begin = after === undefined ? 0 : indexIn(after);
    const start = fault?.samePage ? Math.max(0, begin - limit) : begin;
    const page = account.media.slice(start, start + limit);
    const end = start + page.length;
    const isLast = end >= account.media.length;
    const next = new URL(context.req.url);
    next.searchParams.set('after', cursorOf(end));
    const body = {
      data: page.map((medium) => answerOf(context, medium)),
      ...(page.length > 0 && {
        paging: {
          cursors: { before: cursorOf(start), after: cursorOf(end) },
          ...(!isLast && { next: next.href }),
        },
      }),
    };
    context.header(
      'X-App-Usage',
      JSON.stringify({ call_count: fault?.usage ?? 1, total_cputime: 0, total_time: 0 }),
    );
    if (!fault?.cutOff) return context.json(body);
    const text = JSON.stringify(body);
    return context.body(text.slice(0, text.length / 2), 200, { 'Content-Type': 'application/json' });
  });

  routes.get('/:version{v\\d+\\.\\d+}/:id{\\d+}', (context) => {
    const account = accountOf(context, faults.take('medium'));
    if (account instanceof Response) return account;
    const medium = account.media.find(({ id }) => id === context.req.param('id'));
    return medium === undefined
      ? context.json(graphError(100), 400)
      : context.json(answerOf(context, medium));
  });

  routes.get('/files/:id{\\d+}', async (context) => {
    const fault = faults.take('file');
    const { id } = context.req.param();
    const { oe = '', oh = '' } = context.req.query();
    const isValid = oh === signatureOf(id, oe) && Number.parseInt(oe, 16) * 1_000 >= state.now();
    if (fault?.status !== undefined) return context.body('fault', statusOf(fault.status));
    if (!isValid) return context.text('URL signature expired', 403);
    const bytes = await pictureOf(Number(id) % 97);
    if (fault?.cutOff) {
      // A longer length than the body: the connection ends early.
      const headers = {
        'Content-Type': 'image/jpeg',
        'Content-Length': `${bytes.length}`,
        Connection: 'close',
      };
      return context.body(bytes.subarray(0, bytes.length / 2), 200, headers);
    }
    return context.body(bytes, 200, { 'Content-Type': 'image/jpeg' });
  });

  return routes;

  function accountOf(context: Context, fault: InstagramFault | undefined): MadeAccount | Response {
    if (fault?.status !== undefined && fault.status >= 400) {
      if (fault.minutes !== undefined) {
        const use = [
          {
            call_count: 100,
            total_cputime: 0,
            total_time: 0,
            estimated_time_to_regain_access: fault.minutes,
          },
        ];
        context.header('X-Business-Use-Case-Usage', JSON.stringify({ '1': use }));
      }
      return context.json(graphError(fault.code ?? 2), statusOf(fault.status));
    }
    const issued = state.tokenAt(context.req.query('access_token') ?? '');
    const account = issued && state.accountById(issued.accountId);
    return account ?? context.json(graphError(190, 'Error validating access token'), 400);
  }

  function answerOf(context: Context, medium: MadeMedium) {
    const { id, caption, takenAt, productType, files } = medium;
    const [first] = files;
    const isAlbum = files.length > 1;
    return {
      id,
      ...(caption !== '' && { caption }),
      media_product_type: productType,
      permalink: `https://www.instagram.com/p/${BigInt(id).toString(36)}/`,
      timestamp: new Date(takenAt * 1_000).toISOString().replace(/\.000Z$/, '+0000'),
      ...(first && fileAnswer(context, first)),
      ...(isAlbum && {
        media_type: 'CAROUSEL_ALBUM',
        children: { data: files.map((file) => ({ id: file.id, ...fileAnswer(context, file) })) },
      }),
    };
  }

  function fileAnswer(context: Context, { id, isVideo, isHidden }: MadeFile) {
    const oe = Math.floor((state.now() + state.addressLife) / 1_000).toString(16);
    const { origin } = new URL(context.req.url);
    const address = `${origin}/files/${id}?oe=${oe}&oh=${signatureOf(id, oe)}`;
    if (isHidden) return { media_type: isVideo ? 'VIDEO' : 'IMAGE' };
    return isVideo
      ? { media_type: 'VIDEO', media_url: `${address}&video=1`, thumbnail_url: address }
      : { media_type: 'IMAGE', media_url: address };
  }

  function signatureOf(id: string, oe: string): string {
    return createHmac('sha256', key).update(`${id} ${oe}`).digest('hex').slice(0, 32);
  }
}

function cursorOf(index: number): string {
  return Buffer.from(`cursor ${index}`).toString('base64url');
}

function indexIn(cursor: string): number {
  return Number(/^cursor (\d+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1] ?? 0);
}

/** The statuses that faults have are those of errors. */
function statusOf(status: number) {
  return status as 400 | 403 | 429 | 500;
}
