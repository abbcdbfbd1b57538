import type { PageName } from '../paths/pages.ts';

/** What the head of a page says, where what it shows does not say it better. */
interface PageText {
  title: string;
  /** One or two sentences, 50–160 characters. */
  description: string;
}

/** The texts of all heads in one language. */
export interface HeadTexts {
  pages: Record<PageName, PageText>;
  /** Of the page that says that there is nothing at a path. */
  notFound(path: string): PageText;
  /** The title of the form that reaches a creator. */
  writeTo(name: string): string;
}
