import type { Locale } from '@waymark/model/locale';
import type { GuardName } from '@waymark/model/paths/pages';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router';
import { type AllMessages, loadParts as loadMessageParts, type MessagePart } from '../i18n/messages.ts';
import { AlsoTranslated } from '../i18n/translated.tsx';
import { PageNotLoaded } from './page-not-loaded.ts';
import { leavePage } from './page-transition.ts';

interface PageModule {
  Component: () => ReactNode;
  loader?: (args: LoaderFunctionArgs) => unknown;
  /** What it says beside what every page says. */
  messages?: readonly MessagePart[];
}

export type LoadPageModule = () => Promise<PageModule>;

/** What a route tells of itself. */
export interface LazyHandle {
  /** Loads its code and its messages ahead. */
  prefetch: () => Promise<unknown>;
}

type LazyRoute = Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'Component' | 'handle'>;

/**
 * A route whose code and messages are loaded with its data, after its guards let the visitor through. The router's own `lazy` would not do: a route whose `lazy` failed is never
 * rendered, not even its error page (`_renderMatches` of react-router 8.5), and the page stays empty.
 */
export function lazyPage(load: LoadPageModule, locale: Locale, guards: readonly GuardName[] = []): LazyRoute {
  const { loadParts, ...rest } = lazyParts(load, locale);
  return {
    ...rest,
    async loader(args) {
      if (guards.length > 0) {
        const { runGuards } = await orNotLoaded(args, import('./guards.ts'));
        await runGuards(guards, args.request);
      }
      const loaded = await loadParts(args);
      await leavePage(args.request);
      return loaded;
    },
    shouldRevalidate: onlyForAnotherPath,
  };
}

/** A layout whose code and messages are loaded when the first of its pages is; it has no data. */
export function lazyLayout(load: LoadPageModule, locale: Locale): LazyRoute {
  const { loadParts, ...rest } = lazyParts(load, locale);
  return { ...rest, loader: loadParts, shouldRevalidate: () => false };
}

function lazyParts(load: LoadPageModule, locale: Locale) {
  let page: PageModule | undefined;
  let messages: Partial<AllMessages> = {};
  const prefetch = async () => loadMessageParts((await load()).messages ?? [], locale);
  return {
    handle: { prefetch } satisfies LazyHandle,
    async loadParts(args: LoaderFunctionArgs): Promise<unknown> {
      const code = await orNotLoaded(args, load());
      page = code;
      const [loaded, parts] = await Promise.all([
        code.loader?.(args),
        orNotLoaded(args, loadMessageParts(code.messages ?? [], locale)),
      ]);
      messages = parts;
      return loaded ?? null;
    },
    // biome-ignore lint/correctness/noComponentHookFactories: made once a route, with the table of routes
    Component: () =>
      page && (
        <AlsoTranslated locale={locale} messages={messages}>
          <page.Component />
        </AlsoTranslated>
      ),
  };
}

async function orNotLoaded<Part>({ request }: LoaderFunctionArgs, part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch (cause) {
    throw new PageNotLoaded(`The code of ${new URL(request.url).pathname} could not be loaded`, { cause });
  }
}

/** What a page shows of its query (the camera, filters) it reads itself: its data comes from its path alone. */
function onlyForAnotherPath({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
