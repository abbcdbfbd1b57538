import IntlMessageFormat from 'intl-messageformat';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** The numbers that intl-messageformat gives to the elements of a message. */
const TYPE = { literal: 0, number: 2, date: 3, time: 4, select: 5, plural: 6, pound: 7, tag: 8 } as const;

/** Stands for the value of an argument in the texts of `textsOf`. */
const ARGUMENT = '\uFFFC';

/** Every message of a file by its key, the names of its groups joined by dots. */
export function flatten(messages: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([name, value]: [string, unknown]): [string, string][] => {
      if (typeof value === 'object' && value !== null) return [...flatten(value, `${prefix}${name}.`)];
      return [[prefix + name, String(value)]];
    }),
  );
}

/** The arguments of a message with their types, `limit:number`. @throws where the message is not ICU */
export function argumentsOf(message: string, locale: string): string[] {
  const found = new Set<string>();
  visit(parse(message, locale), (element) => {
    if (element.type !== TYPE.literal && element.type !== TYPE.pound)
      found.add(`${element.value}:${element.type}`);
  });
  return [...found].sort();
}

/** The names of the choices of a message's selections. */
export function choicesOf(message: string, locale: string): string[] {
  const names: string[] = [];
  visit(parse(message, locale), (element) => {
    if (element.type === TYPE.select) names.push(...Object.keys(element.options));
  });
  return names;
}

/** The formats of a message's numbers, dates and times that are named, not given by a skeleton: a skeleton begins with `::`. */
export function namedFormatsOf(message: string, locale: string): string[] {
  const names: string[] = [];
  visit(parse(message, locale), (element) => {
    const isFormatted =
      element.type === TYPE.number || element.type === TYPE.date || element.type === TYPE.time;
    if (isFormatted && typeof element.style === 'string') names.push(element.style);
  });
  return names;
}

/** Every text that a message may become, one for each choice of its plurals and selections, with its arguments left open. */
export function textsOf(message: string, locale: string): string[] {
  return textsOfElements(parse(message, locale));
}

function parse(message: string, locale: string): Element[] {
  return new IntlMessageFormat(message, locale).getAst();
}

function textsOfElements(elements: readonly Element[]): string[] {
  return elements.reduce<string[]>(
    (before, element) => before.flatMap((start) => textsOfElement(element).map((end) => start + end)),
    [''],
  );
}

function textsOfElement(element: Element): string[] {
  if (element.type === TYPE.literal) return [element.value];
  const parts = partsOf(element);
  return parts.length === 0 ? [ARGUMENT] : parts.flatMap(textsOfElements);
}

/** The messages inside an element: the choices of a plural or a selection, and the content of a tag. */
function partsOf(element: Element): Element[][] {
  if (element.type === TYPE.select || element.type === TYPE.plural) {
    return Object.values(element.options).map(({ value }) => value);
  }
  return element.type === TYPE.tag ? [element.children] : [];
}

function visit(elements: readonly Element[], see: (element: Element) => void): void {
  for (const element of elements) {
    see(element);
    for (const part of partsOf(element)) visit(part, see);
  }
}
