import { folded } from '@waymark/model/folded';
import { choose, type LocalisedText } from '@waymark/model/localised';

/** A file name that people recognise and every system accepts: `marseille-on-foot-…`, with the id, which makes it unique. */
export function fileNameOf(title: LocalisedText, id: string): string {
  const words = folded(choose(title, 'en').value)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-|-$/g, '');
  return words === '' ? id : `${words}-${id}`;
}

/** The title of a document that may break its schema. */
export function titleIn(title: unknown): LocalisedText {
  if (typeof title !== 'object' || title === null) return {};
  const texts = Object.entries(title).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries(texts);
}
