import type { Payload } from '@waymark/model/payloads';
import { createContext } from 'react-router';

/**
 * The payload of the requested page, from the caller of the server's renderer. It belongs to one request. In a browser it is
 * null, and loaders fetch the payload.
 */
export const givenPayload = createContext<Payload | null>(null);
