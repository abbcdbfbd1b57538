import type { RichText } from '@waymark/model/rich-text/schema';

/** A page of the team's as it is read, in one language. */
export interface TeamText {
  title: string;
  summary: string;
  text: RichText;
}
