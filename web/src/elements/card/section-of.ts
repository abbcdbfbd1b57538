import type { Kind } from '@waymark/model/entities/kinds';
import type { Section } from '@waymark/model/payloads';

/** The section of a kind; a payload leaves out the kinds of which there is nothing. */
export function sectionOf(kind: Kind, sections: readonly Section[]): Section {
  return sections.find((section) => section.kind === kind) ?? { kind, cards: [], total: 0 };
}
