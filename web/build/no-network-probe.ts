import type { Plugin } from 'vite';

/** The URL that the Firebase SDK requests when the database does not answer, to find out whether there is a network. */
const PROBE = '//www.google.com/images/cleardot.gif';

/**
 * Our own icon instead: visitors have not consented to a third party, and the question is whether our server can be reached.
 * As code.
 */
const OWN = '(location.origin + "/icon.svg")';

/** Keeps Firestore's channel from contacting another host. Stops the build if the SDK's code no longer matches. */
export function noNetworkProbe(): Plugin {
  let found = false;
  return {
    name: 'no-network-probe',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('webchannel') || !code.includes(PROBE)) return undefined;
      found = true;
      return { code: code.replaceAll(`"${PROBE}"`, OWN), map: null };
    },
    buildEnd(error) {
      if (error === undefined && !found)
        this.error('The address that Firestore probes the network with was not found.');
    },
  };
}
