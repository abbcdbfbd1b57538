import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An element of a parsed head. */
export interface ParsedTag {
  element: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

/**
 * The elements in the head of a document that begins with this HTML, as a browser parses it.
 * @throws Error where the HTML ends the head, or breaks a rule of the syntax
 */
export function parsedHead(html: string): ParsedTag[] {
  const errors: string[] = [];
  const document = parse(`<!doctype html><html><head>${html}</head><body></body></html>`, {
    // A browser keeps such characters, which mean nothing.
    onParseError: ({ code }) => {
      if (code !== 'noncharacter-in-input-stream') errors.push(code);
    },
  });
  if (errors.length > 0) throw new Error(`The HTML is not valid: ${errors.join(', ')}`);
  const [head, body] = elementsIn(elementsIn(document).find(({ tagName }) => tagName === 'html'));
  if (head?.tagName !== 'head' || body?.childNodes.length !== 0) throw new Error('The HTML leaves the head');
  if (head.childNodes.length !== elementsIn(head).length) throw new Error('The head has text of its own');
  return elementsIn(head).map((element) => ({
    element: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    text: element.childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
  }));
}

function elementsIn(
  parent: DefaultTreeAdapterTypes.ParentNode | undefined,
): DefaultTreeAdapterTypes.Element[] {
  return (parent?.childNodes ?? []).filter(
    (node): node is DefaultTreeAdapterTypes.Element => 'tagName' in node,
  );
}
