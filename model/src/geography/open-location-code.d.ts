/** The parts of Google's library that are used. It has no types of its own. */
declare module 'open-location-code' {
  export class OpenLocationCode {
    isFull(code: string): boolean;
    isShort(code: string): boolean;
    /** @throws where the code is not full */
    decode(code: string): { latitudeCenter: number; longitudeCenter: number };
    /** The full code nearest to a position. @throws where the code is not short */
    recoverNearest(code: string, latitude: number, longitude: number): string;
    encode(latitude: number, longitude: number, length?: number): string;
  }
}
