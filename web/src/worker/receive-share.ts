import type { Locale } from '@waymark/model/locale';
import { pathTo } from '@waymark/model/paths/path-to';
import { storeShared } from '../services/offline/shared-photos.ts';

/** Stores what another application shares, and opens the page that offers to make a pin of it. */
export async function receiveShare(request: Request, locale: Locale): Promise<Response> {
  const page = pathTo('workspace-articles', {}, locale);
  try {
    await storeShared(await request.formData());
  } catch (error) {
    // The form is broken, or the storage of the browser is full.
    console.warn('What was shared could not be stored.', error);
  }
  // 303: the page is requested, and the files are not sent there.
  return Response.redirect(new URL(page, request.url).href, 303);
}
