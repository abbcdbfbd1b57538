import type { Plugin } from 'vite';
import type { Environment } from '../src/config-schema.ts';
import { contentSecurityPolicy, type InlineTexts } from './content-security-policy.ts';

/** Beside the manifest of the build, which is not deployed. */
const FILE = '.vite/hosting-headers.json';

/** Patterns of `headers` in firebase.json: the page that other sites may frame, and everything else. */
const FRAMED = '/{iframe,fr/iframe}';
const NOT_FRAMED = '!/{iframe,fr/iframe}';

/** An element of the document with its attributes and its text. */
const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;

/** Types of scripts that a browser runs, or that tell it what to load: their text needs a hash. Other types are data. */
const RUNS = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * Writes the headers of Hosting that follow from the configuration and from the document, in the form of firebase.json. The local
 * stack and the deployment add them to those of firebase.json.
 */
export function hostingHeaders(environment: Environment): Plugin {
  return {
    name: 'hosting-headers',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const html = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.html') ? [String(file.source)] : [],
      );
      if (html.length === 0) this.error('The build has no document.');
      const source = JSON.stringify(headersFor(environment, inlineTexts(html.join('\n'))), undefined, 2);
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
}

/** The entries for `hosting.headers` of firebase.json. */
export function headersFor(environment: Environment, inline: InlineTexts) {
  const entry = (source: string, framed: boolean) => ({
    source,
    headers: [
      {
        key: 'Content-Security-Policy',
        value: contentSecurityPolicy(environment, inline, { framed }),
      },
    ],
  });
  return [entry(NOT_FRAMED, false), entry(FRAMED, true)];
}

/** The texts of the scripts and styles in a document, as the browser reads them. */
export function inlineTexts(html: string): InlineTexts {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(ELEMENT)) {
    if (name.toLowerCase() === 'style') styles.push(text);
    else if (!/\bsrc\s*=/i.test(attributes) && RUNS.test(typeIn(attributes))) scripts.push(text);
  }
  return { scripts, styles };
}

function typeIn(attributes: string): string {
  const [, quoted, bare] = /\btype\s*=\s*(?:["']([^"']*)["']|([^\s>]+))/i.exec(attributes) ?? [];
  return (quoted ?? bare ?? '').trim();
}
