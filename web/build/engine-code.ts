import type { Plugin, Rolldown } from 'vite';

/** A string in the code that stands for the files of a module. */
const PLACEHOLDER = /(["'`])\/@engine-code(\/map\/[\w/.-]+)\1/g;

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/**
 * Writes the addresses of the files that a lazy module needs into the code, so that the page can fetch them ahead without running
 * them.
 */
export function engineCode(): Plugin {
  return {
    name: 'engine-code',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          chunk.code = chunk.code.replace(PLACEHOLDER, (_all, _quote, module: string) =>
            JSON.stringify(filesOf(bundle, module, chunk).join(' ')),
          );
        }
      },
    },
  };
}

/** The addresses of the files of a module, without those of the chunk that names it. */
function filesOf(bundle: Bundle, module: string, from: Rolldown.OutputChunk): string[] {
  const owner = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
  );
  if (owner?.type !== 'chunk') throw new Error(`The build has no file of ${module}`);
  const known = new Set(chunksFrom(bundle, from).map(({ fileName }) => fileName));
  const files = chunksFrom(bundle, owner)
    .filter(({ fileName }) => !known.has(fileName))
    .flatMap(({ fileName, viteMetadata }) => [
      fileName,
      ...(viteMetadata?.importedCss ?? []),
      ...[...(viteMetadata?.importedAssets ?? [])].filter((name) => name.endsWith('js')),
    ]);
  return [...new Set(files)].map((name) => `/${name}`);
}

/** A chunk and all that it imports statically. */
function chunksFrom(bundle: Bundle, chunk: Rolldown.OutputChunk, seen = new Set<Rolldown.OutputChunk>()) {
  if (seen.has(chunk)) return [...seen];
  seen.add(chunk);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') chunksFrom(bundle, imported, seen);
  }
  return [...seen];
}
