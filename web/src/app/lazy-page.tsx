import type { ReactNode } from 'react';
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router';
import { leavePage } from './page-transition.ts';

interface PageModule {
  Component: () => ReactNode;
  loader?: (args: LoaderFunctionArgs) => unknown;
}

export type LoadPageModule = () => Promise<PageModule>;

/** The code of a page could not be loaded: the server is away, or has a newer version of it. */
export class PageNotLoaded extends Error {
  override name = 'PageNotLoaded';
}

/**
 * A route whose code is loaded with its data. The router's own `lazy` would not do: a route whose `lazy` failed is never
 * rendered, not even its error page (`_renderMatches` of react-router 8.5), and the page stays empty.
 */
export function lazyPage(
  load: LoadPageModule,
): Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'Component'> {
  let page: PageModule | undefined;
  return {
    async loader(args) {
      try {
        page = await load();
      } catch (cause) {
        throw new PageNotLoaded(`The code of ${new URL(args.request.url).pathname} could not be loaded`, {
          cause,
        });
      }
      const loaded = (await page.loader?.(args)) ?? null;
      await leavePage(args.request);
      return loaded;
    },
    shouldRevalidate: onlyForAnotherPath,
    // biome-ignore lint/correctness/noComponentHookFactories: made once a route, with the table of routes
    Component: () => page && <page.Component />,
  };
}

/** What a page shows of its query (the camera, filters) it reads itself: its data comes from its path alone. */
function onlyForAnotherPath({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
