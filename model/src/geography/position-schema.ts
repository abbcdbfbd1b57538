import * as z from 'zod/mini';

/** A longitude in degrees. Both −180 and 180 are written for the same meridian. */
export const longitude = z.number().check(z.minimum(-180), z.maximum(180));

/** A latitude in degrees. */
export const latitude = z.number().check(z.minimum(-90), z.maximum(90));

/** A spot on Earth in degrees, WGS 84. */
export const position = z.strictObject({ lat: latitude, lng: longitude });
