import type { Plugin } from 'vite';

/** What the Firebase SDK asks for when the database does not answer, to learn whether there is a network at all. */
const PROBE = '//www.google.com/images/cleardot.gif';

/** Ours instead: nobody has agreed to be seen by a third party, and whether we can be reached is what matters. As code. */
const OWN = '(location.origin + "/icon.svg")';

/** Keeps Firestore's channel from contacting another host. Stops the build where the SDK does it in another way. */
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
