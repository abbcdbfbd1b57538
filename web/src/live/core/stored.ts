import { storedCodec } from '@waymark/model/stored';
import { GeoPoint, Timestamp } from 'firebase/firestore';

/** Turns entities of the model into what Firestore stores, and back. */
export const stored = storedCodec<GeoPoint, Timestamp>({
  isPoint: (value) => value instanceof GeoPoint,
  isTime: (value) => value instanceof Timestamp,
  point: (latitude, longitude) => new GeoPoint(latitude, longitude),
  time: (milliseconds) => Timestamp.fromMillis(milliseconds),
});
