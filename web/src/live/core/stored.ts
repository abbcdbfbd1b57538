import { storedCodec } from '@waymark/model/stored';
import { GeoPoint, Timestamp } from 'firebase/firestore';

/** Encodes entities of the model as Firestore's values, and decodes them. */
export const stored = storedCodec<GeoPoint, Timestamp>({
  isPoint: (value) => value instanceof GeoPoint,
  isTime: (value) => value instanceof Timestamp,
  point: (latitude, longitude) => new GeoPoint(latitude, longitude),
  time: (milliseconds) => Timestamp.fromMillis(milliseconds),
});
