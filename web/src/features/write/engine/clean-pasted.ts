import { readVideoAddress } from '@waymark/model/rich-text/read-video-address';
import { MAX_MAP_PLACES } from '@waymark/model/rich-text/schema';
import { boundedHtml } from './bounded-html.ts';
import { cellsOfTable, paragraphsIn } from './pasted-tables.ts';
import { toLinkAddress } from './rules.ts';
import { groupListParagraphs, listParagraphOf, markListParagraph } from './word-lists.ts';

/** Pasted HTML after cleaning. */
export interface Cleaned {
  html: string;
  /** How many pictures and photos of other posts it had. A text shows only photos of its own post. */
  pictures: number;
  /** How many pages, videos and maps of other sites it had. */
  frames: number;
  /** How many links were removed, because a text may not link to their address. Their words are kept. */
  links: number;
  /** Whether the content was longer than the limits. */
  isCut: boolean;
}

/** Twice the letters that a whole text may have, and the most elements. */
const MAX_LETTERS = 400_000;
const MAX_ELEMENTS = 40_000;
/** Real pages are not nested deeper. */
const MAX_DEPTH = 200;

/** Elements whose content is no text, or not meant to be read. */
const DROPPED = new Set(
  'script style head title meta link base template noscript iframe frame object embed applet svg math canvas video audio map select textarea datalist dialog xml'.split(
    ' ',
  ),
);
const PICTURES = new Set(['img', 'picture', 'svg', 'video', 'canvas']);
const FRAMES = new Set(['iframe', 'frame', 'object', 'embed']);

/** The element that each element becomes. Other elements are replaced by their content. */
const BECOMES = new Map(
  Object.entries({
    p: 'p',
    h1: 'h2',
    h2: 'h2',
    h3: 'h3',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    ul: 'ul',
    ol: 'ol',
    menu: 'ul',
    dir: 'ul',
    li: 'li',
    blockquote: 'blockquote',
    hr: 'hr',
    br: 'br',
  }),
);
/** Elements that only make their content a block. */
const PARTS = new Set(
  'address article aside body caption center dd details div dl dt fieldset figcaption figure footer form header legend main nav pre section summary table tbody td tfoot th thead tr'.split(
    ' ',
  ),
);

/** The block elements of the cleaned HTML. */
const BLOCKS = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'hr', 'div', 'figure']);

const HIDDEN = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i;
const BOLD = /(?:^|;)\s*font-weight\s*:\s*(?:bold|[6-9]00)/i;
const NOT_BOLD = /(?:^|;)\s*font-weight\s*:\s*(?:normal|[1-5]00)/i;
const ITALIC = /(?:^|;)\s*font-style\s*:\s*(?:italic|oblique)/i;
const NOT_ITALIC = /(?:^|;)\s*font-style\s*:\s*normal/i;

/** An address that leads out of its page, and is not a script or data. */
const LEADS = /^(?!\s*(?:#|javascript:|data:|$))/i;

/** The editor's own note on copied content: how deep both ends are open, and the blocks around it. */
const COPIED_FROM_EDITOR =
  /^\d+ \d+(?: -?\d+)? \[(?:"(?:bulletList|orderedList|listItem|blockquote|gallery|table|tableRow|tableCell|tableHeader)",(?:null|\{\})(?:,|(?=\])))*\]$/;

/**
 * Reduces HTML from a web page or a word processor to what a text may contain. It is parsed in a document that runs no scripts and
 * fetches nothing. The result is built from known elements only: no pasted attribute or element is passed on as it is.
 * @param has whether the text may show a photo of this path
 */
export function cleanPasted(html: string, has: (path: string) => boolean): Cleaned {
  const bounded = boundedHtml(html);
  const source = new DOMParser().parseFromString(bounded, 'text/html');
  const cleaner = new Cleaner(source.querySelector('[data-pm-slice]') !== null, has);
  const { body } = cleaner.target;
  cleaner.copyChildren(source.body, body, 0);
  groupListParagraphs(body);
  dropBreaksBetweenBlocks(body);
  return {
    html: body.innerHTML,
    pictures: cleaner.pictures,
    frames: cleaner.frames,
    links: cleaner.links,
    isCut: cleaner.isFull || bounded.length < html.length,
  };
}

class Cleaner {
  readonly target = document.implementation.createHTMLDocument('');
  readonly #isOwn: boolean;
  readonly #has: (path: string) => boolean;
  pictures = 0;
  frames = 0;
  links = 0;
  #letters = 0;
  #elements = 0;
  /** The number of visible parts so far. */
  #seen = 0;

  /** @param isOwn whether the HTML was copied from an editor of Waymark, where empty paragraphs are intended */
  constructor(isOwn: boolean, has: (path: string) => boolean) {
    this.#isOwn = isOwn;
    this.#has = has;
  }

  get isFull(): boolean {
    return this.#letters >= MAX_LETTERS || this.#elements >= MAX_ELEMENTS;
  }

  copyChildren(from: Node, to: Element, depth: number): void {
    for (let node = from.firstChild; node && !this.isFull; node = node.nextSibling) {
      if (node.nodeType === Node.TEXT_NODE) this.#copyText(node.nodeValue ?? '', to);
      else if (node instanceof Element) this.#copyElement(node, to, depth);
    }
  }

  #copyText(text: string, to: Element): void {
    const kept = text.slice(0, MAX_LETTERS - this.#letters);
    this.#letters += kept.length;
    if (/\S/.test(kept)) this.#seen++;
    to.append(kept);
  }

  #copyElement(element: Element, to: Element, depth: number): void {
    const name = element.localName;
    const style = element.getAttribute('style')?.slice(0, 2_000) ?? '';
    if (PICTURES.has(name)) this.pictures++;
    if (name === 'iframe' && this.#copyVideo(element, to)) return;
    if (FRAMES.has(name)) this.frames++;
    if (DROPPED.has(name) || HIDDEN.test(style) || element.hasAttribute('hidden')) return;
    this.#elements++;
    const cells = cellsOfTable(element);
    if (cells) {
      this.#copyTable(cells, to, depth);
      return;
    }
    const seenBefore = this.#seen;
    const block = this.#blockOf(element, name, style);
    const inside = block ?? this.#inlineIn(element, name, style, to);
    if (depth < MAX_DEPTH) this.copyChildren(element, inside, depth + 1);
    else this.#copyText(element.textContent, inside);
    if (block && (this.#isOwn || name === 'br' || this.#seen > seenBefore)) to.append(block);
  }

  /** The player of a known site is a video. @returns whether it is one */
  #copyVideo(frame: Element, to: Element): boolean {
    const address = frame.getAttribute('src')?.slice(0, 2_000) ?? '';
    if (readVideoAddress(address) === undefined) return false;
    const block = this.target.createElement('figure');
    block.setAttribute('data-video', address);
    to.append(block);
    this.#elements++;
    this.#seen++;
    return true;
  }

  /** A table of data. Its cells hold paragraphs only. */
  #copyTable(rows: readonly (Element | undefined)[][], to: Element, depth: number): void {
    const table = this.target.createElement('table');
    for (const cells of rows) {
      const row = this.target.createElement('tr');
      for (const cell of cells) {
        const copy = this.target.createElement(cell?.localName === 'th' ? 'th' : 'td');
        const content = this.target.createElement('div');
        if (cell) this.copyChildren(cell, content, depth + 1);
        copy.append(...paragraphsIn(content, ({ localName }) => BLOCKS.has(localName)));
        row.append(copy);
      }
      table.append(row);
    }
    to.append(table);
  }

  /** Undefined for an inline element. */
  #blockOf(element: Element, name: string, style: string): HTMLElement | undefined {
    const own = ownBlock(element, this.target);
    if (own || name === 'hr') this.#seen++;
    const path = own?.getAttribute('data-photo') ?? null;
    if (path !== null && !this.#has(path)) this.pictures++;
    if (own) return own;
    const becomes = BECOMES.get(name) ?? (PARTS.has(name) ? 'div' : undefined);
    if (becomes === undefined) return undefined;
    const block = this.target.createElement(becomes);
    const copied = element.getAttribute('data-pm-slice')?.slice(0, 1_000) ?? '';
    if (COPIED_FROM_EDITOR.test(copied)) block.setAttribute('data-pm-slice', copied);
    const item = listParagraphOf(element, style);
    if (item) markListParagraph(block, item);
    return block;
  }

  /** The innermost element that an inline element becomes, or the element around it where it becomes none. */
  #inlineIn(element: Element, name: string, style: string, to: Element): Element {
    const marks: Element[] = [];
    const href = name === 'a' ? element.getAttribute('href') : null;
    const address = toLinkAddress(href);
    if (address !== undefined) {
      const link = this.target.createElement('a');
      link.setAttribute('href', address);
      marks.push(link);
    } else if (href !== null && LEADS.test(href)) this.links++;
    const isBold = ((name === 'b' || name === 'strong') && !NOT_BOLD.test(style)) || BOLD.test(style);
    const isItalic =
      ((name === 'i' || name === 'em' || name === 'cite') && !NOT_ITALIC.test(style)) || ITALIC.test(style);
    if (isBold) marks.push(this.target.createElement('strong'));
    if (isItalic) marks.push(this.target.createElement('em'));
    return marks.reduce((around, mark) => {
      around.append(mark);
      return mark;
    }, to);
  }
}

/** The longest attribute of an own block, in UTF-16 code units: a map names each of its places with kind and id. */
const LONGEST_OWN = 34 * MAX_MAP_PLACES;

/** A photo, gallery, place, video or map of an editor of Waymark. The model checks its attributes when the block is read. */
function ownBlock(element: Element, target: Document): HTMLElement | undefined {
  for (const [tag, attribute] of [
    ['figure', 'data-photo'],
    ['figure', 'data-video'],
    ['div', 'data-gallery'],
    ['div', 'data-place'],
    ['figure', 'data-map'],
  ] as const) {
    const value = element.localName === tag ? element.getAttribute(attribute) : null;
    if (value === null) continue;
    const block = target.createElement(tag);
    block.setAttribute(attribute, value.slice(0, LONGEST_OWN));
    return block;
  }
  return undefined;
}

/** Removes line breaks between blocks: some programs write an empty line in this way. */
function dropBreaksBetweenBlocks(body: HTMLElement): void {
  for (const element of body.querySelectorAll('br')) {
    if (isEdge(element, 'previousSibling') && isEdge(element, 'nextSibling')) element.remove();
  }
}

function isEdge(from: Element, direction: 'previousSibling' | 'nextSibling'): boolean {
  let node = from[direction];
  while (node && node.nodeType === Node.TEXT_NODE && !/\S/.test(node.nodeValue ?? '')) node = node[direction];
  return node === null || (node instanceof Element && BLOCKS.has(node.localName));
}
