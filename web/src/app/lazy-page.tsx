import type { Locale } from '@waymark/model/locale';
import type { GuardName } from '@waymark/model/paths/pages';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router';
import { type AllMessages, loadParts as loadMessageParts, type MessagePart } from '../i18n/messages.ts';
import { AlsoTranslated } from '../i18n/translated.tsx';
import { openInNewerBuild } from '../services/builds/open-in-newer-build.ts';
import { PageNotLoaded } from './errors/page-not-loaded.ts';
import { leavePage } from './navigation/page-transition.ts';

interface PageModule {
  Component: () => ReactNode;
  loader?: (args: LoaderFunctionArgs) => unknown;
  /** Message parts that the page needs in addition to the common messages. */
  messages?: readonly MessagePart[];
}

export type LoadPageModule = () => Promise<PageModule>;

/** The `handle` of a lazy route. */
export interface LazyHandle {
  /** Loads the code and the messages ahead of the navigation. */
  prefetch: () => Promise<unknown>;
}

type LazyRoute = Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'Component' | 'handle'>;

/**
 * A route that loads its code and messages together with its data, after its guards have passed. The router's own `lazy` does
 * not serve here: it renders neither the route nor its error page after `lazy` failed (`_renderMatches` of react-router 8.5),
 * so the page would stay empty.
 */
export function lazyPage(load: LoadPageModule, locale: Locale, guards: readonly GuardName[] = []): LazyRoute {
  const { loadParts, ...rest } = lazyParts(load, locale);
  return {
    ...rest,
    async loader(args) {
      if (guards.length > 0) {
        const { runGuards } = await orNotLoaded(args, import('./navigation/guards.ts'));
        await runGuards(guards, args.request);
      }
      await openInNewerBuild(args.request);
      const loaded = await loadParts(args);
      await leavePage(args.request);
      return loaded;
    },
    shouldRevalidate: onlyForAnotherPath,
  };
}

/** A layout whose code and messages load with the first of its pages. It has no data. */
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
    // biome-ignore lint/correctness/noComponentHookFactories: created once for each route, with the route table
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

/** The page reads its query (camera, filters) itself. Its data depends only on the path. */
function onlyForAnotherPath({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
