import type { PageName } from '../paths/pages.ts';

/** The general texts of a page's head, for pages whose content has no better ones. */
interface PageText {
  title: string;
  /** One or two sentences, 50–160 characters. */
  description: string;
}

/** The texts of all heads in one language. */
export interface HeadTexts {
  pages: Record<PageName, PageText>;
  /** For the page of a missing path. */
  notFound(path: string): PageText;
  /** The title of the form that writes to a creator. */
  writeTo(name: string): string;
}
