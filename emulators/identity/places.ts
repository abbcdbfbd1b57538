import { dirname, join } from 'node:path';
import { issuerOf } from '@waymark/model/issuer';

/** The issuer of the identity provider on a port. Its host differs from Waymark's, like Auth0's. */
export function issuerOn(port: number): string {
  return issuerOf(domainOn(port));
}

/** The same as the domain that the SDK of Auth0 and our functions are configured with (`issuerOf` in the model). */
export function domainOn(port: number): string {
  return `http://localhost:${port}`;
}

/** Where the stand-in of App Check is. */
export function appCheckOn(port: number): string {
  return `${issuerOn(port)}app-check/v1`;
}

/** The file with the identity provider's state, beside the data of the Firebase emulators. */
export function identityFile(dataFolder: string): string {
  return join(dirname(dataFolder), 'identity.json');
}
