import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { LazyMessages } from '../../i18n/lazy-messages.tsx';
import type { MessagePart } from '../../i18n/messages.ts';
import { useIdle } from '../../ui/hooks/use-idle.ts';
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts';
import { FAILED_LOADS, PanelBoundary } from './panel-boundary.tsx';

interface LazyPartOptions {
  /** The messages that the part needs in addition to those of its page. They load in parallel with its code. */
  messages?: readonly MessagePart[];
  /** Shown until the part is loaded. Without it, the surrounding `Suspense` waits. */
  fallback?: ReactNode;
  /**
   * The name for `data-panel`. An error in the part then replaces only the part. Without it, the surrounding boundary shows
   * the error.
   */
  panel?: string;
  /** Whether the page works without the part: a failure to load it only logs a warning, and an error removes the part. */
  isOptional?: boolean;
  /**
   * Whether the part loads only after the first page is complete and the browser is idle. Such a part is optional and has the
   * fallback null unless the options say otherwise.
   */
  isAfterPage?: boolean;
}

/** How long a part that comes after the first page waits for an idle browser, in milliseconds. */
export const AFTER_PAGE = { longest: 2_000, blindly: 1_000 };

/**
 * A component that loads on its first render, together with its messages. A load that failed is repeated when the reader
 * retries a panel. The server renders only its fallback: in a page that the server rendered, the part loads once the page is
 * hydrated. What a page shows first is therefore no such part.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  {
    messages = [],
    panel,
    isAfterPage = false,
    isOptional = isAfterPage,
    fallback = isAfterPage ? null : undefined,
  }: LazyPartOptions = {},
): (props: Props) => ReactNode {
  const useMayLoad = fallback === undefined ? useMayReplace : useIsHydrated;
  let Code: ComponentType<Props> | undefined;
  const expectCode = () => {
    if (Code === undefined) {
      const code = isOptional ? orNothing(load) : load();
      Code = lazy(async () => ({ default: await code }));
      code.catch(() =>
        FAILED_LOADS.add(() => {
          Code = undefined;
        }),
      );
    }
    return Code;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: created once for each part, at the top level of a file
  function Part(props: Props) {
    const Loaded = expectCode();
    return <Loaded {...props} />;
  }
  // biome-ignore lint/correctness/noComponentHookFactories: as above
  return function LazyPart(props) {
    const mayLoad = useMayLoad();
    let part: ReactNode = <Part {...props} />;
    if (messages.length > 0) {
      part = (
        <WithMessages messages={messages} expectCode={expectCode}>
          {part}
        </WithMessages>
      );
    }
    if (isAfterPage) part = <AfterPage>{part}</AfterPage>;
    // A served page has no boundary around a fallback: the browser would hydrate each by itself, one after the other.
    if (!mayLoad) part = fallback;
    else if (fallback !== undefined) part = <Suspense fallback={fallback}>{part}</Suspense>;
    if (panel === undefined) return part;
    return (
      <PanelBoundary name={panel} instead={isOptional ? null : undefined}>
        {part}
      </PanelBoundary>
    );
  };
}

/**
 * Whether a part without a fallback of its own may load. It would hide what waits with it, which the server has rendered: the content
 * stays until the part is loaded, as React does in a transition. That is another transition than the one after hydration, in which the
 * other parts would wait too.
 */
function useMayReplace(): boolean {
  const isHydrated = useIsHydrated();
  const [mayReplace, setMayReplace] = useState(isHydrated);
  useEffect(() => {
    if (isHydrated) startTransition(() => setMayReplace(true));
  }, [isHydrated]);
  return mayReplace;
}

interface WithMessagesProps {
  messages: readonly MessagePart[];
  /** Starts to load the code. */
  expectCode: () => void;
  children: ReactNode;
}

/**
 * Requests code and messages together: the children, which request their code, are not rendered before the messages are
 * loaded.
 */
function WithMessages({ messages, expectCode, children }: WithMessagesProps) {
  expectCode();
  return <LazyMessages parts={messages}>{children}</LazyMessages>;
}

function AfterPage({ children }: { children: ReactNode }) {
  return useIdle(AFTER_PAGE) && children;
}

async function orNothing<Props>(load: () => Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  try {
    return await load();
  } catch (error) {
    console.warn('A part of the page could not be loaded.', error);
    return () => null;
  }
}
