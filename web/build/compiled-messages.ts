import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

/** The files of messages, and nothing else that is JSON. */
const MESSAGES = /\/i18n\/messages\/[a-z.-]+\.json$/;

type Messages = { readonly [key: string]: string | Messages };

/**
 * Parses the messages when the application is built, so that no browser loads a parser for them: 10 KB of what a first page
 * needs.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    transform(json, id) {
      if (!MESSAGES.test(id)) return undefined;
      // JSON is what it says: texts under keys.
      return { code: JSON.stringify(compiled(JSON.parse(json) as Messages)), map: null };
    },
  };
}

function compiled(messages: Messages): object {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === 'string' ? compile(message) : compiled(message),
    ]),
  );
}
