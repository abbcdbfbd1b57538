import { readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { memoryPages, validateXML, type XMLFileInfo } from 'xmllint-wasm';

function schemaFile(fileName: string, folder = new URL('schemas/', import.meta.url)): XMLFileInfo {
  return { fileName, contents: readFileSync(new URL(fileName, folder), 'utf8') };
}

/** Schemas that come with the package that writes sitemaps. */
const FROM_PACKAGE = new URL('schema/', import.meta.resolve('sitemap/package.json'));

/** The documents that Waymark writes for machines, each with its schema. */
const SCHEMAS = {
  urlset: {
    schema: schemaFile('urlset.xsd'),
    preload: [schemaFile('sitemap.xsd', FROM_PACKAGE), schemaFile('image.xsd'), schemaFile('xhtml-link.xsd')],
  },
  sitemapindex: { schema: schemaFile('siteindex.xsd') },
  feed: { schema: schemaFile('atom.rng'), extension: 'relaxng' },
} as const;

/** What is wrong with an XML document: it is not well-formed, or breaks the schema of its kind. */
export async function faultsIn(kind: keyof typeof SCHEMAS, xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: `${kind}.xml`, contents: xml },
    maxMemoryPages: memoryPages.GiB,
    ...SCHEMAS[kind],
  });
  return errors.map(({ message }) => message);
}

/** Elements that may come once or several times, and are always read as a list. */
const LISTS = new Set(['url', 'sitemap', 'entry', 'link', 'xhtml:link', 'image:image', 'category']);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  parseTagValue: false,
  isArray: (name) => LISTS.has(name),
});

/** The document as an object, with attributes under `@name` and the text of elements with attributes under `#`. */
export function parseXml(xml: string): unknown {
  return parser.parse(xml);
}
