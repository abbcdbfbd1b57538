import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { type Question, startServer } from './stand-in-server.ts';

/*
 * A server that answers as LibreTranslate and as a server with the API of OpenAI do, by their documentation, and refuses what they refuse.
 * A translation is the text with the language before it: “fr:the sea”.
 */

/** The key that the stand-in takes. */
export const KEY = 'a-secret-key';

/** The model that it has. */
export const MODEL = 'a-model';

/** What the server does in place of its answer. */
export type Fault =
  | 'late'
  | 'page'
  | 'other-json'
  | 'cut'
  | 'huge'
  | 'redirect'
  | { status: number; retryAfter?: string }
  /** These translations, in place of its own. */
  | { translations: readonly string[] }
  /** This content of the message of a model, which ended for this reason. */
  | { content: string; reason?: string };

interface Asked extends Pick<Question, 'method' | 'headers' | 'body'> {
  path: string;
}

interface Answer {
  status?: number;
  json: unknown;
}

export async function startTranslator() {
  const asked: Asked[] = [];
  let fault: Fault | undefined;
  let times = 0;
  const server = await startServer(({ method, url, headers, body }, response) => {
    const question = { method, path: url.pathname + url.search, headers, body };
    asked.push(question);
    const failing = times > 0 ? fault : undefined;
    times--;
    if (failing !== undefined && fail(response, failing)) return;
    const { status = 200, json } = answerTo(question, failing);
    send(response, status, JSON.stringify(json));
  });
  return {
    ...server,
    asked,
    /** @param count how many requests fail; by default all */
    failWith(next: Fault | undefined, count = Number.POSITIVE_INFINITY): void {
      fault = next;
      times = count;
      asked.length = 0;
    },
  };
}

export type TranslatorStandIn = Awaited<ReturnType<typeof startTranslator>>;

function send(
  response: ServerResponse,
  status: number,
  content: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(content);
}

/** @returns whether it answered, or never will */
function fail(response: ServerResponse, fault: Fault): boolean {
  if (fault === 'page') {
    send(response, 200, '<!doctype html><h1>Sign in</h1>', { 'content-type': 'text/html' });
  } else if (fault === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"translatedText":["fr:');
    response.destroy();
  } else if (fault === 'huge')
    send(response, 200, JSON.stringify({ translatedText: ['x'.repeat(10_000_000)] }));
  else if (fault === 'redirect') send(response, 307, '', { location: '/elsewhere' });
  else if (fault === 'other-json') send(response, 200, '{"translation":"x"}');
  else if (typeof fault === 'object' && 'status' in fault) {
    send(
      response,
      fault.status,
      '{"error":"x"}',
      fault.retryAfter ? { 'retry-after': fault.retryAfter } : {},
    );
  } else if (fault !== 'late') return false;
  // The connection of a late one is closed with the server.
  return true;
}

function answerTo(question: Asked, fault: Fault | undefined): Answer {
  const translations = typeof fault === 'object' && 'translations' in fault ? fault.translations : undefined;
  const reply = typeof fault === 'object' && 'content' in fault ? fault : undefined;
  return question.path.startsWith('/v1/')
    ? asChat(question, translations, reply)
    : asLibre(question, translations);
}

const language = z.enum(['en', 'fr', 'es']);
const libreBody = z.strictObject({
  q: z.array(z.string().min(1)).min(1),
  source: language,
  target: language,
  format: z.enum(['text', 'html']),
  api_key: z.string().optional(),
});

/** https://docs.libretranslate.com/api/operations/translate/ */
function asLibre({ method, path, body }: Asked, translations: readonly string[] | undefined): Answer {
  if (method !== 'POST' || path !== '/translate') return { status: 404, json: { error: 'Not Found' } };
  const parsed = libreBody.safeParse(body);
  if (!parsed.success) return { status: 400, json: { error: `Invalid request: ${parsed.error.message}` } };
  const { q, target, format, api_key } = parsed.data;
  if (api_key !== KEY) return { status: 403, json: { error: 'Invalid API key' } };
  if (format !== 'html') return { status: 400, json: { error: 'Invalid request: tags would be escaped' } };
  return { json: { translatedText: translations ?? q.map((one) => `${target}:${one}`) } };
}

const chatBody = z.strictObject({
  model: z.string(),
  messages: z
    .tuple([
      z.strictObject({ role: z.literal('system'), content: z.string().min(1) }),
      z.strictObject({ role: z.literal('user'), content: z.string().min(1) }),
    ])
    .readonly(),
  response_format: z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({
      name: z.string().regex(/^[\w-]{1,64}$/),
      strict: z.literal(true),
      schema: z.looseObject({ type: z.literal('object'), additionalProperties: z.literal(false) }),
    }),
  }),
});

/** https://platform.openai.com/docs/api-reference/chat/create */
function asChat(
  { method, path, headers, body }: Asked,
  translations: readonly string[] | undefined,
  reply: { content: string; reason?: string } | undefined,
): Answer {
  const error = (status: number, code: string) => ({ status, json: { error: { message: code, code } } });
  if (method !== 'POST' || path !== '/v1/chat/completions') return error(404, 'unknown_url');
  if (headers.authorization !== `Bearer ${KEY}`) return error(401, 'invalid_api_key');
  const parsed = chatBody.safeParse(body);
  if (!parsed.success) return error(400, 'invalid_request_error');
  const { model, messages } = parsed.data;
  if (model !== MODEL) return error(404, 'model_not_found');
  const { texts } = z.strictObject({ texts: z.array(z.string()) }).parse(JSON.parse(messages[1].content));
  const target = messages[0].content.includes('into French') ? 'fr' : 'en';
  const content = JSON.stringify({ texts: translations ?? texts.map((one) => `${target}:${one}`) });
  const message = { role: 'assistant', content: reply?.content ?? content, refusal: null };
  const choice = { index: 0, message, logprobs: null, finish_reason: reply?.reason ?? 'stop' };
  return { json: { id: 'chatcmpl-1', object: 'chat.completion', created: 0, model, choices: [choice] } };
}
