import { storedCodec } from '@waymark/model/stored';
import { GeoPoint, Timestamp } from 'firebase/firestore';

/** The model's codec with the web SDK's types, as clients write. */
export const stored = storedCodec<GeoPoint, Timestamp>({
  isPoint: (value) => value instanceof GeoPoint,
  isTime: (value) => value instanceof Timestamp,
  point: (latitude, longitude) => new GeoPoint(latitude, longitude),
  time: (milliseconds) => Timestamp.fromMillis(milliseconds),
});
