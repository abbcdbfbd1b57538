/** An element of a page's head. */
export interface HtmlTag {
  element: 'title' | 'meta' | 'link' | 'script';
  attributes?: Readonly<Record<string, string>>;
  /** The content of a title or a script, unescaped. */
  text?: string;
}

/** The HTML of a tag, in which no text can end an attribute or the element. */
export function htmlOf({ element, attributes = {}, text }: HtmlTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const start = `<${element}${written.join('')}>`;
  if (element === 'meta' || element === 'link') return start;
  return `${start}${element === 'script' ? text : escaped(text ?? '')}</${element}>`;
}

/** JSON for the content of a `script` element: nothing in it can end the element or begin a comment. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
