import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  areaFile,
  creatorFile,
  destinationFile,
  listFile,
  markerFile,
  pinFile,
  poiFile,
  postFile,
  REGIONS,
} from './content-format.ts';

const FILES = {
  creators: creatorFile,
  destinations: destinationFile,
  areas: areaFile,
  pois: poiFile,
  pins: pinFile,
  markers: markerFile,
  posts: postFile,
  lists: listFile,
};

type Region = (typeof REGIONS)[number];
export type DemoContent = {
  [Name in keyof typeof FILES]: z.infer<(typeof FILES)[Name]>;
};

/**
 * Reads and checks the demo content of the regions asked for.
 * @throws Error that names every invalid file, item and field, and every broken reference.
 */
export function readContent(regions: readonly Region[] = REGIONS): DemoContent {
  const content: Record<string, unknown[]> = {};
  const problems: string[] = [];
  for (const [name, schema] of Object.entries(FILES)) {
    content[name] = regions.flatMap((region): unknown[] => {
      const file = `content/${region}/${name}.yaml`;
      const parsed = schema.safeParse(
        parse(readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')),
      );
      if (parsed.success) return parsed.data;
      problems.push(`${file}\n${z.prettifyError(parsed.error)}`);
      return [];
    });
  }
  // Each name was parsed by its own schema just above.
  const whole = content as DemoContent;
  problems.push(...brokenReferences(whole));
  if (problems.length > 0) throw new Error(`The demo content is wrong:\n${problems.join('\n')}`);
  return whole;
}

function brokenReferences(content: DemoContent): string[] {
  const keys = (...names: (keyof DemoContent)[]) =>
    new Set(names.flatMap((name) => content[name].map((item) => item.key)));
  const problems: string[] = [];
  const need = (known: Set<string>, from: string, reference: string | undefined) => {
    if (reference !== undefined && !known.has(reference))
      problems.push(`${from} refers to "${reference}", which does not exist`);
  };
  const seen = new Set<string>();
  for (const item of Object.values(content).flat()) {
    if (seen.has(item.key)) problems.push(`the key "${item.key}" is used twice`);
    seen.add(item.key);
    if ('creator' in item) need(keys('creators'), item.key, item.creator);
  }
  const places = keys('destinations', 'areas', 'pois', 'pins', 'markers');
  const anything = keys('destinations', 'areas', 'pois', 'pins', 'markers', 'posts');
  for (const item of content.destinations) for (const area of item.areas) need(keys('areas'), item.key, area);
  for (const item of [...content.destinations, ...content.pois]) {
    need(keys('destinations'), item.key, item.destination);
  }
  for (const item of content.pins) need(keys('pois'), item.key, item.poi);
  for (const item of content.posts) {
    for (const place of item.places) need(places, item.key, place);
    for (const text of Object.values(item.body)) {
      for (const [, place] of text?.matchAll(/^@place (\S+)$/gm) ?? []) need(places, item.key, place);
      for (const [, photo] of text?.matchAll(/^@photo (\S+)$/gm) ?? []) {
        if (item.photos[Number(photo) - 1] === undefined)
          problems.push(`${item.key} shows photo ${photo}, which it does not have`);
      }
    }
  }
  for (const { key, items } of content.lists) {
    for (const entry of items) if ('key' in entry) need(anything, key, entry.key);
  }
  return problems;
}

if (import.meta.main) {
  // An unknown region from the command line fails in readFileSync with its name.
  const regions = process.argv.slice(2) as Region[];
  const content = readContent(regions.length > 0 ? regions : REGIONS);
  for (const [name, items] of Object.entries(content)) {
    console.log(`${name}: ${items.length}`);
  }
}
