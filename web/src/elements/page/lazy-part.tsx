import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { expectMessages, LazyMessages } from '../../i18n/lazy-messages.tsx';
import type { MessagePart } from '../../i18n/messages.ts';
import { useLocale } from '../../i18n/paths.ts';
import { useIdle } from '../../ui/use-idle.ts';
import { PanelBoundary } from './panel-boundary.tsx';

interface LazyPartOptions {
  /** The messages that it needs beside those of its page. They are loaded beside its code. */
  messages?: readonly MessagePart[];
  /** What is shown until it is loaded. Without one, the `Suspense` around it waits. */
  fallback?: ReactNode;
  /** Its name as `data-panel`: a fault in it takes the place of this part alone. Without one, the boundary around it shows the fault. */
  panel?: string;
  /** Whether the page can do without it: code that cannot be loaded is a warning, and a fault leaves its place empty. */
  isOptional?: boolean;
  /** Whether it is loaded only when the first page is complete and the browser is idle. */
  isAfterPage?: boolean;
}

/** How long a part that comes after the first page waits for an idle browser, in milliseconds. */
export const AFTER_PAGE = { longest: 2_000, blindly: 1_000 };

/** A component that is loaded when it is first rendered, with the messages that it needs. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { messages = [], fallback, panel, isOptional = false, isAfterPage = false }: LazyPartOptions = {},
): (props: Props) => ReactNode {
  let loading: Promise<ComponentType<Props>> | undefined;
  const loadOnce = () => {
    loading ??= isOptional ? orNothing(load) : load();
    return loading;
  };
  const Part = lazy(async () => ({ default: await loadOnce() }));
  const expectCode = () => void loadOnce().catch(() => {});
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, at the top level of a file
  return function LazyPart(props) {
    let part = <Part {...props} />;
    if (messages.length > 0) {
      part = (
        <WithMessages messages={messages} expectCode={expectCode}>
          {part}
        </WithMessages>
      );
    }
    if (isAfterPage) part = <AfterPage>{part}</AfterPage>;
    if (fallback !== undefined) part = <Suspense fallback={fallback}>{part}</Suspense>;
    if (panel === undefined) return part;
    return (
      <PanelBoundary name={panel} instead={isOptional ? null : undefined}>
        {part}
      </PanelBoundary>
    );
  };
}

interface WithMessagesProps {
  messages: readonly MessagePart[];
  /** Begins to load the code. */
  expectCode: () => void;
  children: ReactNode;
}

/** Code and messages are requested together: what is inside is not rendered, and so not requested, before the messages are there. */
function WithMessages({ messages, expectCode, children }: WithMessagesProps) {
  const locale = useLocale();
  for (const part of messages) expectMessages(part, locale);
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
