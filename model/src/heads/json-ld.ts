import { plainText } from './plain-text.ts';

export type JsonLdValue = string | number | JsonLdNode | readonly JsonLdValue[];

/**
 * A thing in the vocabulary of schema.org. `url` is always the path of a page, and so is the `item` of a breadcrumb; `image` is
 * the path of a photo's variant.
 */
export interface JsonLdNode {
  '@type': string;
  [member: string]: JsonLdValue;
}

/** The structured data of a page. */
export interface JsonLd {
  '@context': 'https://schema.org';
  '@graph': readonly JsonLdNode[];
}

/** What a head already says about its page, as members of the thing that the page shows. */
export type PageFacts = {
  name: string;
  description: string;
  url: string;
  image?: string;
};

/** A thing of a type, without empty members and with plain texts. */
export function node(type: string, members: Record<string, JsonLdValue | undefined>): JsonLdNode {
  const facts = Object.entries(members).flatMap(([name, value]): [string, JsonLdValue][] => {
    const plain = typeof value === 'string' ? plainText(value) : value;
    const isEmpty = plain === undefined || plain === '' || (Array.isArray(plain) && plain.length === 0);
    return isEmpty ? [] : [[name, plain]];
  });
  return { '@type': type, ...Object.fromEntries(facts) };
}

/** Turns the paths in `url`, `item` and `image` into addresses at any depth, since heads know no host. */
export function withAddresses(
  thing: JsonLdNode,
  addressOf: { page(path: string): string; photo(variantPath: string): string },
): JsonLdNode {
  const addressed = (name: string, value: JsonLdValue): JsonLdValue => {
    if (typeof value === 'number') return value;
    if (typeof value !== 'string') {
      return isNode(value) ? withAddresses(value, addressOf) : value.map((inner) => addressed(name, inner));
    }
    if (name === 'url' || name === 'item') return addressOf.page(value);
    return name === 'image' ? addressOf.photo(value) : value;
  };
  const members = Object.entries(thing).map(([name, value]) => [name, addressed(name, value)]);
  return { '@type': thing['@type'], ...Object.fromEntries(members) };
}

function isNode(value: JsonLdNode | readonly JsonLdValue[]): value is JsonLdNode {
  return !Array.isArray(value);
}
