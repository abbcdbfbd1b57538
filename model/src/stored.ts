import { instant } from './entities/fields.ts';
import type { Position } from './geography/position.ts';
import { position } from './geography/position-schema.ts';

/** The constructors of the Firestore SDK in use. Browsers and servers have different ones. */
export interface StoredTypes<Point, Time> {
  isPoint(value: unknown): value is Point & { latitude: number; longitude: number };
  isTime(value: unknown): value is Time & { toMillis(): number };
  point(latitude: number, longitude: number): Point;
  time(milliseconds: number): Time;
}

/** Field names that hold a position, at whatever depth, in every entity. */
const POINT_FIELDS = new Set(['position', 'centre', 'home']);

/** Field names that hold an instant, at whatever depth, in every entity. */
const TIME_FIELDS = new Set([
  'createdAt',
  'updatedAt',
  'publishedAt',
  'publishAt',
  'deletedAt',
  'joinedAt',
  'startedAt',
  'finishedAt',
  'takenAt',
  'decidedAt',
  'expiresAt',
  'purgeAt',
  'since',
  'requestedAt',
  'dueAt',
  'closedAt',
  'madeAt',
]);

/** The field of an entity that is its document's id and so is not stored in the document. */
export type IdField = 'id' | 'slug' | 'itemId' | 'mediaId' | 'uid';

/**
 * Turns entities of the model into what Firestore stores, and back: positions are GeoPoints there and `{ lat, lng }` here,
 * instants are Timestamps there and milliseconds here, and the document's id is a field here only.
 */
export function storedCodec<Point, Time>(types: StoredTypes<Point, Time>) {
  return {
    /** What to store for an entity; a value of the wrong type for its field's name is stored as it is. */
    encode(entity: Readonly<Record<string, unknown>>, idField?: IdField): Record<string, unknown> {
      return Object.fromEntries(
        Object.entries(entity)
          .filter(([name, value]) => name !== idField && value !== undefined)
          .map(([name, value]) => [name, encodeField(name, value, types)]),
      );
    },
    /** The entity as plain data, still to be checked by its schema. */
    decode(
      stored: Readonly<Record<string, unknown>>,
      id?: { field: IdField; value: string },
    ): Record<string, unknown> {
      const entity = decodeMap(stored, types);
      if (id !== undefined) entity[id.field] = id.value;
      return entity;
    },
  };
}

function encodeField<Point, Time>(name: string, value: unknown, types: StoredTypes<Point, Time>): unknown {
  if (POINT_FIELDS.has(name) && isPosition(value)) return types.point(value.lat, value.lng);
  if (TIME_FIELDS.has(name) && isInstant(value)) return types.time(value);
  if (Array.isArray(value)) return value.map((item) => encodeField('', item, types));
  if (isMap(value)) {
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, inner]) => inner !== undefined)
        .map(([inner, field]) => [inner, encodeField(inner, field, types)]),
    );
  }
  return value;
}

function decodeValue<Point, Time>(value: unknown, types: StoredTypes<Point, Time>): unknown {
  if (types.isPoint(value)) return { lat: value.latitude, lng: value.longitude };
  if (types.isTime(value)) return value.toMillis();
  if (Array.isArray(value)) return value.map((item) => decodeValue(item, types));
  return isMap(value) ? decodeMap(value, types) : value;
}

function decodeMap<Point, Time>(map: Readonly<Record<string, unknown>>, types: StoredTypes<Point, Time>) {
  // Object.fromEntries, unlike assignment, makes an own property of a field named `__proto__`.
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, decodeValue(value, types)]));
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Constructors throw at invalid positions and times, which a draft may contain. */
function isPosition(value: unknown): value is Position {
  return position.safeParse(value).success;
}

function isInstant(value: unknown): value is number {
  return instant.safeParse(value).success;
}
