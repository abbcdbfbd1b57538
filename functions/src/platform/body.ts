import { problemsIn } from '@waymark/model/problems';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { every } from 'hono/combine';
import type * as z from 'zod/mini';
import { ApiError } from './errors.ts';

/** Larger than any expected body, in bytes. */
const MAX_BODY = 64 * 1_024;

/** A compressed body can become arbitrarily large. */
const refusePacked: MiddlewareHandler = async (context, next) => {
  const encoding = context.req.header('Content-Encoding') ?? 'identity';
  if (encoding.trim().toLowerCase() !== 'identity') {
    throw new ApiError('unsupported-body', 'The body must not be compressed.');
  }
  await next();
};

/** For every app that receives bodies: no body may be compressed or longer than 64 KiB, whether it is read or not. */
export const boundedBodies: MiddlewareHandler = every(
  refusePacked,
  bodyLimit({
    maxSize: MAX_BODY,
    onError: () => {
      throw new ApiError('invalid', 'The body is too long.');
    },
  }),
);

/**
 * The JSON body, parsed by a schema.
 * @throws ApiError `unsupported-body` where its type is not JSON, `invalid` with all problems
 */
export async function bodyOf<Schema extends z.ZodMiniType>(
  context: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  if (!/^application\/json *(;|$)/i.test(context.req.header('Content-Type') ?? '')) {
    throw new ApiError('unsupported-body', 'The body must be JSON, with that content type.');
  }
  const body: unknown = await context.req.json().catch(() => undefined);
  const problems = problemsIn(schema, body);
  if (problems.length > 0) throw new ApiError('invalid', 'The body is not valid.', problems);
  return schema.parse(body);
}
