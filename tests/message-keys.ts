import { globSync, readFileSync } from 'node:fs';

/** One use of a message in the code: its exact key, or a pattern of the possible keys. */
export type KeyUse = { file: string } & ({ key: string } | { pattern: RegExp });

/** The source of a translator's name: `const t = useTranslations('states')`. */
const BINDING = /\bconst (\w+) = useTranslations\((?:'([^']*)')?\)/g;

/** Every use of a message in the sources under a folder. */
export function keyUsesIn(folder: string): KeyUse[] {
  return sourcesIn(folder).flatMap(({ file, source }) => keyUsesOf(file, source));
}

/** Every use of a message in one source. A name that is bound twice means the binding above its use. */
export function keyUsesOf(file: string, source: string): KeyUse[] {
  const bindings = [...source.matchAll(BINDING)];
  const names = new Set(bindings.map(([, name]) => name));
  return [...names].flatMap((name) => {
    const calls = [
      ...source.matchAll(new RegExp(`(?<![\\w.])${name}(?:\\.(?:rich|markup|raw|has))?\\(`, 'g')),
    ];
    return calls.flatMap((call) => {
      const bound = bindings.findLast((binding) => binding[1] === name && binding.index < call.index);
      const argument = firstArgument(source.slice(call.index + call[0].length));
      return bound === undefined ? [] : usesOf(argument, bound[2]).map((use) => ({ file, ...use }));
    });
  });
}

/** Every quoted word in the sources under folders: the possible values of a key's variable part. */
export function quotedWordsIn(...folders: string[]): Set<string> {
  const words = folders.flatMap(sourcesIn).flatMap(({ source }) => source.match(/(?<=')[\w-]+(?=')/g) ?? []);
  return new Set(words);
}

function sourcesIn(folder: string): { file: string; source: string }[] {
  return globSync(`${folder}/**/*.{ts,tsx}`)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
}

/** The source of a call's first argument, up to the comma or the bracket that ends it. */
function firstArgument(source: string): string {
  let depth = 0;
  for (const [index, character] of [...source].entries()) {
    if ('([{'.includes(character)) depth++;
    else if (depth === 0 && ',)'.includes(character)) return source.slice(0, index);
    else if (')]}'.includes(character)) depth--;
  }
  return source;
}

function usesOf(argument: string, namespace: string | undefined): ({ key: string } | { pattern: RegExp })[] {
  const prefix = namespace === undefined ? '' : `${namespace}.`;
  // The condition that chooses a key is no key: `kind === 'list' ? 'a' : 'b'`.
  const chosen = argument.replace(/[!=]==? *'[^']*'/g, '');
  const keys = [...chosen.matchAll(/'([^']*)'/g)].map(([, key]) => ({ key: prefix + key }));
  const patterns = [...chosen.matchAll(/`([^`]*)`/g)].map(([, template = '']) => {
    const parts = (prefix + template).split(/\$\{[^}]*\}/);
    return { pattern: new RegExp(`^${parts.map(exactly).join('([^.]+)')}$`) };
  });
  if (keys.length + patterns.length > 0) return [...keys, ...patterns];
  return [{ pattern: new RegExp(`^${exactly(prefix)}(.+)$`) }];
}

/** Of the characters in keys, only the dot has a meaning of its own in a pattern. */
function exactly(part: string): string {
  return part.replaceAll('.', '\\.');
}
