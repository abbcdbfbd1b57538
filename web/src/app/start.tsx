import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { recoverCode } from '../services/lost-code.ts';
import { takeSecret } from '../session/link-secret.ts';
import { isNotLoaded } from './errors/page-not-loaded.ts';
import { onCaughtError, onRecoverableError, report } from './errors/report-errors.ts';
import { takeInlinedPayload } from './head/inlined-payload.ts';
import { removeServedHead } from './head/served-head.ts';
import { Root, type Router } from './root.tsx';
import { routes } from './routes.tsx';

const HANDLERS = { onCaughtError, onRecoverableError };

/**
 * Starts the application in an element. A page that the server rendered there stays until its code is loaded; then React takes
 * it over, or replaces it where the browser shows something else. Where its code cannot be loaded, the page stays as it is, and there
 * is no root.
 */
export async function start(element: HTMLElement): Promise<ReactRoot | undefined> {
  // Before anything reads the address. A link that is opened on its own page changes only the fragment.
  takeSecret();
  addEventListener('hashchange', () => {
    if (takeSecret()) location.reload();
  });
  const isRendered = element.firstElementChild !== null;
  const isOfThisBuild = takeInlinedPayload();
  const { pathname } = location;
  const router = createBrowserRouter(routes);
  const application = (
    <StrictMode>
      <Root router={router} />
    </StrictMode>
  );
  if (isRendered) await untilInitialized(router);
  const lost =
    isRendered && isOfThisBuild ? Object.values(router.state.errors ?? {}).find(isNotLoaded) : undefined;
  if (lost !== undefined) {
    // What the server rendered can be read, which the page of the failure would replace.
    report(lost);
    router.dispose();
    recoverCode();
    return;
  }
  if (isRendered && isOfThisBuild && showsPath(router, pathname)) {
    // In a transition React pauses for what the visitor does meanwhile; otherwise it hydrates the whole page at once.
    return new Promise((resolve) => {
      startTransition(() => resolve(hydrateRoot(element, application, HANDLERS)));
    });
  }
  removeServedHead();
  const root = createRoot(element, HANDLERS);
  root.render(application);
  return root;
}

/** Resolves when the loaders of the first page have ended. */
function untilInitialized(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/**
 * Whether the first page is what the server rendered: the page of this path without an error, and without what was open on
 * it when the visitor left or reloaded it. The view in the query is applied after hydration (`useIsHydrated`).
 */
function showsPath({ state: { location, errors } }: Router, pathname: string): boolean {
  return location.pathname === pathname && location.state === null && errors === null;
}
