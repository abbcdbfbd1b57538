import { MAX_LISTS } from './codec.ts';

/** A paragraph of a word processor that looks like an item of a list. */
interface ListParagraph {
  /** The nesting depth, from 1. */
  level: number;
  isNumbered: boolean;
}

const LEVEL = /mso-list\s*:[^;]*\blevel(\d+)/i;
const IGNORED = /mso-list\s*:\s*ignore/i;
/** The sign before an item of a numbered list: 1. a) iv. */
const NUMBER = /^[\s\u00a0(]*(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

/**
 * A word processor writes no lists into its HTML: the style of a paragraph names its list, and the paragraph begins with its sign.
 */
export function listParagraphOf(element: Element, style: string): ListParagraph | undefined {
  if (element.localName !== 'p') return undefined;
  const level = Number(LEVEL.exec(style)?.[1]);
  if (!(level >= 1)) return undefined;
  const sign = [...element.querySelectorAll('span[style]')].find((span) =>
    IGNORED.test(span.getAttribute('style') ?? ''),
  );
  const isNumbered = NUMBER.test(sign?.textContent ?? '');
  // The list shows its own signs.
  sign?.remove();
  return { level: Math.min(level, MAX_LISTS), isNumbered };
}

export function markListParagraph(block: HTMLElement, { level, isNumbered }: ListParagraph): void {
  block.dataset['list'] = `${isNumbered ? 'ol' : 'ul'} ${level}`;
}

/** Turns the marked paragraphs into lists. */
export function groupListParagraphs(body: HTMLElement): void {
  const made = new Set<Element>();
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[data-list]')) {
    const [tag = 'ul', level] = paragraph.dataset['list']?.split(' ') ?? [];
    delete paragraph.dataset['list'];
    const makeList = () => {
      const list = body.ownerDocument.createElement(tag);
      made.add(list);
      return list;
    };
    const before = paragraph.previousElementSibling;
    let list = before && made.has(before) ? before : undefined;
    if (!list || (level === '1' && list.localName !== tag)) {
      list = makeList();
      paragraph.before(list);
    }
    // A skipped level makes no list: a nested list needs an item around it.
    for (let depth = 1; depth < Number(level) && list.lastElementChild; depth++) {
      const item: Element = list.lastElementChild;
      const inner: Element | null = item.lastElementChild;
      if (inner && made.has(inner)) list = inner;
      else {
        list = makeList();
        item.append(list);
      }
    }
    const item = body.ownerDocument.createElement('li');
    item.append(paragraph);
    list.append(item);
  }
}
