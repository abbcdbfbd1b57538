import { gunzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { type Access, accessBy, demand } from '../access.ts';
import { ApiError, badRequest } from '../api-error.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { JsonRecord } from '../records/leaves.ts';
import type { Acl, ApiKey } from '../stored/api-keys.ts';
import { demandObject } from '../stored/search-index.ts';

/** A request may have so many bytes, also after it is unpacked. */
const MOST_BYTES = 10_485_760;
const TOO_LARGE = 'Payload too large';

/** Who may use the engine. */
export interface Door {
  readonly applicationId: string;
  readonly keys: ReadonlyMap<string, ApiKey>;
  readonly limits: RateLimits;
}

/**
 * The access of the sender, whose keys are in headers or in the query.
 * @throws ApiError 403 where application and key are not known, or may not do this
 */
export function accessOf(context: Context, door: Door, acl: Acl, index?: string): Access {
  const field = (name: string) =>
    context.req.header(name) ?? context.req.query(name) ?? queryInsensitive(context, name);
  if (field('x-algolia-application-id') !== door.applicationId)
    throw new ApiError(403, 'Invalid Application-ID or API key');
  const access = accessBy(field('x-algolia-api-key') ?? '', door.keys);
  demand(access, acl, index);
  door.limits.count(access.key, access.parameters.userToken ?? senderOf(context));
  return access;
}

/** The address of the connection. A forwarded one could be invented. */
function senderOf(context: Context): string {
  return String(context.env?.incoming?.socket?.remoteAddress);
}

/** Names in the query are written with capitals by some clients. */
function queryInsensitive(context: Context, name: string): string | undefined {
  return Object.entries(context.req.query()).find(([given]) => given.toLowerCase() === name)?.[1];
}

/**
 * The body of a request, whatever its type is said to be: browsers avoid a preflight with `text/plain`.
 * @throws ApiError 413 for a body that is too large, 400 for what is not JSON
 */
export async function bodyOf(context: Context): Promise<unknown> {
  if (Number(context.req.header('content-length') ?? 0) > MOST_BYTES) throw new ApiError(413, TOO_LARGE);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of context.req.raw.body ?? []) {
    size += part.length;
    if (size > MOST_BYTES) throw new ApiError(413, TOO_LARGE);
    parts.push(part);
  }
  const text = unpacked(Buffer.concat(parts), context.req.header('content-encoding')).toString('utf8');
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    throw badRequest(`Invalid JSON body: ${error instanceof Error ? error.message : error}`);
  }
}

export async function objectOf(context: Context): Promise<JsonRecord> {
  return demandObject(await bodyOf(context));
}

function unpacked(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding !== 'gzip') return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch (error) {
    const isLarge = error instanceof RangeError;
    throw isLarge ? new ApiError(413, TOO_LARGE) : badRequest('The body is not packed as its encoding says');
  }
}
