import { MAX_CAPTION } from '../rich-text/caption.ts';
import { type Inline, type RichText, richText } from '../rich-text/schema.ts';
import { textOf } from '../rich-text/text-of.ts';

/** What is translated together: the inline content of a block, a caption, or a line of a plain text. */
export type Run = readonly Inline[];

/** Replaces a run by another one. */
type Change = (run: Run) => Run;

/** Any node of a rich text, of kinds of today and tomorrow. */
interface Node {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly Node[];
}

/**
 * A rich text whose runs are replaced, in order. Everything else stays: blocks, photos, places. Captions are runs too; one that becomes
 * too long is cut.
 * @throws where a run that replaces another one is no inline content
 */
export function withRuns(text: RichText, change: Change): RichText {
  return richText.parse(changed(text, change));
}

function changed(node: Node, change: Change): Node {
  const { attrs, content } = node;
  const caption = attrs?.['caption'];
  return {
    ...node,
    ...(isWritten(caption) && { attrs: { ...attrs, caption: captionOf(change(plain(caption))) } }),
    ...(content && {
      content: isInline(content) ? change(content) : content.map((one) => changed(one, change)),
    }),
  };
}

/** The lines of a plain text whose words are replaced, in order. */
export function withLines(text: string, change: Change): string {
  return text
    .split('\n')
    .map((line) => (isWritten(line) ? wordsOf(change(plain(line))) : line))
    .join('\n');
}

function isWritten(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Nodes with text among them are inline content. */
function isInline(content: readonly Node[]): content is Run {
  return content.some(({ type }) => type === 'text');
}

function plain(text: string): Run {
  return [{ type: 'text', text }];
}

function wordsOf(run: Run): string {
  return textOf({ type: 'doc', content: [{ type: 'paragraph', content: [...run] }] });
}

function captionOf(run: Run): string {
  const words = wordsOf(run);
  return words.length <= MAX_CAPTION ? words : `${words.slice(0, MAX_CAPTION - 1).replace(/\s+\S*$/, '')}…`;
}
