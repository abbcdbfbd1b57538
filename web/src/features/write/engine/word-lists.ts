import { MAX_LISTS } from './codec.ts';

/** What a word processor's paragraph says of the list it looks like. */
interface ListParagraph {
  /** From 1, of how many lists it lies in. */
  level: number;
  isNumbered: boolean;
}

const LEVEL = /mso-list\s*:[^;]*\blevel(\d+)/i;
const IGNORED = /mso-list\s*:\s*ignore/i;
/** What stands before an item of a numbered list: 1. a) iv. */
const NUMBER = /^[\s\u00a0(]*(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

/** A word processor has no lists in its HTML: paragraphs say in their style in which they are, and begin with the sign they show. */
export function listParagraphOf(element: Element, style: string): ListParagraph | undefined {
  if (element.localName !== 'p') return undefined;
  const level = Number(LEVEL.exec(style)?.[1]);
  if (!(level >= 1)) return undefined;
  const sign = [...element.querySelectorAll('span[style]')].find((span) =>
    IGNORED.test(span.getAttribute('style') ?? ''),
  );
  const isNumbered = NUMBER.test(sign?.textContent ?? '');
  // The list will show its own.
  sign?.remove();
  return { level: Math.min(level, MAX_LISTS), isNumbered };
}

export function markListParagraph(block: HTMLElement, { level, isNumbered }: ListParagraph): void {
  block.dataset['list'] = `${isNumbered ? 'ol' : 'ul'} ${level}`;
}

/** Makes lists of the paragraphs that were marked. */
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
    // A level that was left out is none: a list needs an item to lie in.
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
