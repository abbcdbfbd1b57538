import type { Payload } from '@waymark/model/payloads';

/** What the server's renderer needs to know of a request. */
export interface RenderRequest {
  /** The whole address of the page, without a query. */
  address: string;
  /** The payload of the page; undefined for a page that has none. */
  payload: Payload | undefined;
}

export type RenderedPage =
  | {
      /** The content of the application's element. */
      html: string;
      /** The tags that ask for the page's pictures early, for the head of the document. */
      preloads: string;
    }
  /** A path with which the address of the page should be replaced. */
  | { redirect: string };

/** The exports of the server build of the web application. It runs in a process of its own: requests and results are cloned. */
export interface PageRenderer {
  renderPage(request: RenderRequest): Promise<RenderedPage>;
}
