import type { Reference } from '@waymark/model/entities/fields';
import { KINDS } from '@waymark/model/entities/kinds';
import type { Photo } from '@waymark/model/entities/photo';
import type { Position } from '@waymark/model/geography/position';

/* Values of a work's content, each of which may be missing or of any type. */

type Values = Readonly<Record<string, unknown>>;

/** A text of the content; empty where there is none. */
export function writtenIn(content: Values, field: string): string {
  const [name = '', locale] = field.split('.');
  const value = content[name];
  const part = locale === undefined ? value : isRecord(value) ? value[locale] : undefined;
  return typeof part === 'string' ? part : '';
}

/** A list of the content, of any type; empty where there is none. */
export function listIn(content: Values, field: string): readonly unknown[] {
  const value = content[field];
  return Array.isArray(value) ? value : NOTHING;
}

/** The same object at every call, so that an empty list renders nothing again. */
const NOTHING: readonly unknown[] = [];

export function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isReference(value: unknown): value is Reference {
  return isRecord(value) && typeof value['id'] === 'string' && KINDS.some((kind) => kind === value['kind']);
}

export function isSameItem(one: Reference, other: Reference): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** Only uploads create photos, so every value with a path is one. */
export function isPhoto(value: unknown): value is Photo {
  return isRecord(value) && typeof value['path'] === 'string';
}

export function positionIn(value: unknown): Position | undefined {
  if (!isRecord(value)) return undefined;
  const { lat, lng } = value;
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;
}
