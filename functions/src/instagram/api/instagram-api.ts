import * as z from 'zod/mini';
import { boundedBody } from '../../platform/bounded-body.ts';
import { InstagramError } from './instagram-error.ts';
import { type JsonAnswer, readAnswer } from './read-answer.ts';

/*
 * The "Instagram API with Instagram Login": https://developers.facebook.com/docs/instagram-platform. Only what an import needs: its
 * only permission is to read the account and its media.
 */

/** The permission that is asked for. */
const SCOPE = 'instagram_business_basic';

/** The version of the API, which Meta supports for two years. */
const VERSION = 'v24.0';

/** How long a request may take, in milliseconds. */
const PATIENCE = 20_000;

export interface InstagramApp {
  appId: string;
  appSecret: string;
  /** Where Instagram sends people after they have decided, exactly as it is registered. */
  redirectUri: string;
  /** A server that stands in for all hosts of Instagram; undefined for Instagram itself. */
  origin: string | undefined;
}

const HOSTS = {
  page: 'https://www.instagram.com',
  token: 'https://api.instagram.com',
  graph: 'https://graph.instagram.com',
} as const;

/** Where the addresses of media may lead. */
const MEDIA_HOST = /(^|\.)(cdninstagram\.com|fbcdn\.net)$/;

export interface Token {
  token: string;
  /** In seconds. */
  expiresIn: number;
}

/** An account, as much as is shown of it. */
export interface Account {
  id: string;
  username: string;
}

const child = z.object({
  id: z.string(),
  media_type: z.string(),
  media_url: z.optional(z.string()),
  thumbnail_url: z.optional(z.string()),
});
const medium = z.extend(child, {
  caption: z.optional(z.string()),
  media_product_type: z.optional(z.string()),
  permalink: z.optional(z.string()),
  timestamp: z.optional(z.string()),
  children: z.optional(z.object({ data: z.array(child) })),
});
export type ApiMedium = z.infer<typeof medium>;

const FIELDS =
  'id,caption,media_type,media_product_type,media_url,thumbnail_url,permalink,timestamp,children{id,media_type,media_url,thumbnail_url}';

const page = z.object({
  // An entry of another form is left out, and the rest of the page is read.
  data: z.array(z.unknown()),
  paging: z.optional(
    z.object({
      cursors: z.optional(z.object({ after: z.optional(z.string()) })),
      next: z.optional(z.string()),
    }),
  ),
});

/** A page of media, the newest first. */
export interface MediaPage {
  media: ApiMedium[];
  /** How many entries had an unknown form. */
  unknown: number;
  /** The cursor of the next page; undefined on the last one. */
  after: string | undefined;
  /** How much of Instagram's limits is used, from 0 to 100. */
  usage: number;
}

/** The page of Instagram on which a person allows the access. */
export function authorizeAddress({ appId, redirectUri, origin }: InstagramApp, state: string): string {
  const parameters = new URLSearchParams({
    client_id: appId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: SCOPE,
    state,
  });
  return `${origin ?? HOSTS.page}/oauth/authorize?${parameters}`;
}

/** Exchanges the code of a decision for a token of an hour. @throws InstagramError */
export async function exchangeCode(app: InstagramApp, code: string): Promise<string> {
  const { body } = await ask(`${app.origin ?? HOSTS.token}/oauth/access_token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: app.appId,
      client_secret: app.appSecret,
      grant_type: 'authorization_code',
      redirect_uri: app.redirectUri,
      code,
    }),
  });
  // Documented as a list in `data`; some apps get the object alone.
  const token = z.object({ access_token: z.string() });
  const listed = z.object({ data: z.array(token) }).safeParse(body).data?.data[0];
  return (listed ?? parsed(token, body)).access_token;
}

/** Exchanges a token of an hour for one of 60 days. @throws InstagramError */
export function longLivedToken(app: InstagramApp, token: string): Promise<Token> {
  return askForToken(app, 'access_token', {
    grant_type: 'ig_exchange_token',
    client_secret: app.appSecret,
    access_token: token,
  });
}

/** A new token of 60 days for one that is at least a day old. @throws InstagramError */
export function refreshedToken(app: InstagramApp, token: string): Promise<Token> {
  return askForToken(app, 'refresh_access_token', { grant_type: 'ig_refresh_token', access_token: token });
}

async function askForToken(app: InstagramApp, path: string, query: Record<string, string>): Promise<Token> {
  const { body } = await ask(`${graphOf(app)}/${path}?${new URLSearchParams(query)}`);
  const answer = parsed(z.object({ access_token: z.string(), expires_in: z.number() }), body);
  return { token: answer.access_token, expiresIn: answer.expires_in };
}

/** The account that a token is of. @throws InstagramError */
export async function accountOf(app: InstagramApp, token: string): Promise<Account> {
  const { body } = await askGraph(app, 'me', token, { fields: 'user_id,username' });
  const answer = parsed(z.object({ user_id: z.union([z.string(), z.number()]), username: z.string() }), body);
  return { id: String(answer.user_id), username: answer.username };
}

/** A page of the media of the account. @param after the cursor of the page; undefined for the first @throws InstagramError */
export async function mediaPage(
  app: InstagramApp,
  token: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<MediaPage> {
  const { body, usage } = await askGraph(app, 'me/media', token, {
    fields: FIELDS,
    limit: String(limit),
    ...(after !== undefined && { after }),
  });
  const { data, paging } = parsed(page, body);
  const media = data.flatMap((entry) => medium.safeParse(entry).data ?? []);
  const next = paging?.next === undefined ? undefined : paging.cursors?.after;
  return { media, unknown: data.length - media.length, after: next, usage };
}

/** A medium again, with addresses of its files that have not expired. @throws InstagramError */
export async function oneMedium(app: InstagramApp, token: string, id: string): Promise<ApiMedium> {
  const { body } = await askGraph(app, encodeURIComponent(id), token, { fields: FIELDS });
  return parsed(medium, body);
}

/** A file of a medium. */
export interface MediaFile {
  bytes: Uint8Array;
  type: string;
}

/**
 * Fetches a file of a medium.
 * @param most in bytes
 * @returns undefined where its address has expired
 * @throws InstagramError, and RangeError where it is larger
 */
export async function mediaFile(
  app: InstagramApp,
  address: string,
  most: number,
): Promise<MediaFile | undefined> {
  const url = URL.parse(address);
  const isTheirs = url?.protocol === 'https:' && MEDIA_HOST.test(url.hostname);
  // Instagram's answers are not trusted to name hosts of ours.
  if (url === null || !(isTheirs || (app.origin !== undefined && url.origin === app.origin))) {
    throw new InstagramError('refused', 'a medium has an address elsewhere');
  }
  const response = await send(url.href, { redirect: 'error' });
  if (response.status === 403 || response.status === 404 || response.status === 410) return undefined;
  if (response.status === 429) throw new InstagramError('limited', 'too many files');
  if (!response.ok || response.body === null)
    throw new InstagramError('unavailable', `file ${response.status}`);
  const bytes = await boundedBody(response, most).catch((error: unknown) => {
    if (error instanceof RangeError) throw error;
    throw new InstagramError('unavailable', 'a file was cut off');
  });
  const stated = Number(response.headers.get('Content-Length') ?? bytes.length);
  if (stated !== bytes.length) throw new InstagramError('unavailable', 'a file was cut off');
  return { bytes, type: response.headers.get('Content-Type') ?? '' };
}

function graphOf({ origin }: InstagramApp): string {
  return origin ?? HOSTS.graph;
}

function askGraph(
  app: InstagramApp,
  path: string,
  token: string,
  query: Record<string, string>,
): Promise<JsonAnswer> {
  const parameters = new URLSearchParams({ ...query, access_token: token });
  return ask(`${graphOf(app)}/${VERSION}/${path}?${parameters}`);
}

async function ask(address: string, options: RequestInit = {}): Promise<JsonAnswer> {
  return readAnswer(await send(address, options));
}

/** @throws InstagramError without the address, which has the token */
async function send(address: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...options, signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    throw new InstagramError('unavailable', 'no answer');
  }
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.infer<Schema> {
  const { data, success } = schema.safeParse(body);
  if (!success) throw new InstagramError('unavailable', 'an answer of an unknown form');
  return data;
}
