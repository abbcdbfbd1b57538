import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration } from 'react-router';

/** Whether no page was shown yet since the document was loaded. */
let isFirst = true;

/**
 * Pages start at their top, and earlier ones return to where they were left. React Router also moves the first page to its top, which
 * the visitor may have scrolled before the application took it over: it stays where it is.
 */
export function WindowScroll() {
  const before = useRef(0);
  return (
    <>
      <OnMount run={() => (before.current = window.scrollY)} />
      <ScrollRestoration />
      <OnMount
        run={() => {
          if (isFirst && before.current > 0) window.scrollTo(0, before.current);
          isFirst = false;
        }}
      />
    </>
  );
}

/** The effects of parts run in the order of the parts. */
function OnMount({ run }: { run: () => void }) {
  const onMount = useEffectEvent(run);
  useLayoutEffect(() => {
    onMount();
  }, []);
  return null;
}
