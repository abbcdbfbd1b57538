import './platform/deployment.ts';
import { getRequestListener } from '@hono/node-server';
import { onRequest } from 'firebase-functions/v2/https';
import { token } from './auth/token-endpoint.ts';
import { secrets } from './platform/configuration.ts';
import { jsonApi } from './platform/json-api.ts';
import { RESOURCES } from './platform/resources.ts';
import { leaveBodiesUnread } from './platform/unread-bodies.ts';

/** The exchange of tokens, with which every sign-in ends. It has its own processes, so that no flood of other requests delays it. */
const signInRoutes = jsonApi();
signInRoutes.route('/auth', token);

leaveBodiesUnread('signIn');

export const signIn = onRequest(
  { ...RESOURCES.signIn, invoker: 'public', secrets },
  getRequestListener(signInRoutes.fetch),
);
