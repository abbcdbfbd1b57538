import { config } from '../config.ts';
import { pathOfOurs } from './addresses.ts';
import type { Kept } from './sign-in.ts';
import { faultOf, keepFault } from './sign-in-fault.ts';

let arrival: Promise<string> | undefined;

/** Whether this document began with somebody who came back from the provider. */
export function hasArrived(): boolean {
  return arrival !== undefined;
}

/**
 * Takes what the provider sent back in the address: once, however often it is asked for.
 * @returns the path to go on to; why nobody is signed in is kept to be told there
 */
export function arrive(address: string): Promise<string> {
  arrival ??= takeAnswer(address);
  return arrival;
}

async function takeAnswer(address: string): Promise<string> {
  try {
    const { identity } = await import('./identity.ts');
    const { appState } = await identity.handleRedirectCallback<Kept>(address);
    return pathOfOurs(appState?.target) ?? '/';
  } catch (error) {
    const fault = faultOf(error);
    // Not the error itself, which may have what the provider sent.
    console.warn(`The sign-in did not succeed (${fault}).`);
    keepFault(fault);
    return config.VITE_SIGN_IN_ERROR_PATH;
  }
}
