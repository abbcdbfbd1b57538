import './platform/deployment.ts';
import { getRequestListener } from '@hono/node-server';
import { onRequest } from 'firebase-functions/v2/https';
import { creators } from './accounts/creators-endpoint.ts';
import { ofApplication } from './auth/app-check.ts';
import { appCheck } from './auth/app-check-endpoint.ts';
import { support } from './auth/support-endpoint.ts';
import { content } from './content-accounts/content-endpoint.ts';
import { instagram } from './instagram/instagram-endpoint.ts';
import { messages } from './letters/messages-endpoint.ts';
import { lists } from './lists/lists-endpoint.ts';
import { log } from './log/log-endpoint.ts';
import { map } from './map-index/map-endpoint.ts';
import { account } from './personal-data/account-endpoint.ts';
import { photos } from './photos/photos-endpoint.ts';
import { secrets } from './platform/configuration.ts';
import { jsonApi } from './platform/json-api.ts';
import { RESOURCES } from './platform/resources.ts';
import { leaveBodiesUnread } from './platform/unread-bodies.ts';
import { previews } from './previews/previews-endpoint.ts';
import { works } from './publish/works-endpoint.ts';
import { search } from './search/search-endpoint.ts';
import { translations } from './translations/translations-endpoint.ts';

/** All JSON endpoints but those of `signIn`. */
const apiRoutes = jsonApi();

/**
 * What the application alone calls. Others are for other clients too: accounts with a password (clients of Strapi), and links in
 * mails; and reports and tiles of the map come from pages that have not loaded Firebase yet.
 */
const APPLICATION_ONLY = [
  '/account/*',
  '/creators/*',
  '/instagram/imports/*',
  '/instagram/connection/*',
  '/lists/*',
  '/messages',
  '/photos/*',
  '/previews/*',
  '/translations',
  '/works/*',
  '/search/key',
];
for (const path of APPLICATION_ONLY) apiRoutes.use(path, ofApplication);

apiRoutes.route('/account', account);
apiRoutes.route('/app-check', appCheck);
apiRoutes.route('/content', content);
apiRoutes.route('/creators', creators);
apiRoutes.route('/instagram', instagram);
apiRoutes.route('/lists', lists);
apiRoutes.route('/log', log);
apiRoutes.route('/map', map);
apiRoutes.route('/messages', messages);
apiRoutes.route('/photos', photos);
apiRoutes.route('/previews', previews);
apiRoutes.route('/search', search);
apiRoutes.route('/support', support);
apiRoutes.route('/translations', translations);
apiRoutes.route('/works', works);

leaveBodiesUnread('api');

export const api = onRequest(
  { ...RESOURCES.api, invoker: 'public', secrets },
  getRequestListener(apiRoutes.fetch),
);
