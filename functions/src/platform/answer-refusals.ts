import type { Context, Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { CACHE_CONTROL } from './cache-control.ts';
import { ApiError } from './errors.ts';
import { logUnexpected } from './log.ts';

/**
 * Makes an app answer every error as `{ error, message }` with the right status and without caching: a CDN would keep a 404 for
 * minutes, even after the item has become public. Call it before adding routes.
 */
export function answerRefusals(app: Hono): void {
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed(context, methods) {
        const allowed = methods.join(', ');
        context.header('Allow', allowed);
        return refuse(context, new ApiError('wrong-method', `The allowed methods are: ${allowed}.`));
      },
    }),
  );
  app.notFound((context) => refuse(context, new ApiError('not-found', 'There is no such endpoint.')));
  app.onError((error, context) => {
    if (error instanceof ApiError) return refuse(context, error);
    logUnexpected(error, { path: context.req.path, method: context.req.method });
    return refuse(context, new ApiError('unexpected', 'Something went wrong; it was logged.'));
  });
}

function refuse(context: Context, error: ApiError): Response {
  context.header('Cache-Control', CACHE_CONTROL.none);
  return context.json(error, error.status);
}
