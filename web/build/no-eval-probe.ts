import type { Plugin } from 'vite';

/** How zod finds out whether it may compile its schemas to code. */
const PROBE = 'new F("")';

/**
 * Lets zod read its schemas without compiling them. Its attempt to compile one would violate the Content-Security-Policy on every
 * page, although zod catches the refusal. Stops the build if zod's code no longer matches.
 */
export function noEvalProbe(): Plugin {
  let found = false;
  return {
    name: 'no-eval-probe',
    apply: 'build',
    transform(code, id) {
      if (!/\/zod\/v4\/core\/util\.js$/.test(id) || !code.includes(PROBE)) return undefined;
      found = true;
      return { code: code.replace(PROBE, 'return false'), map: null };
    },
    buildEnd(error) {
      if (error === undefined && !found) this.error('The place where zod tries to compile was not found.');
    },
  };
}
