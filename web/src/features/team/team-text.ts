import type { RichText } from '@waymark/model/rich-text/schema';

/** A page by the team, in one language. */
export interface TeamText {
  title: string;
  summary: string;
  text: RichText;
}
