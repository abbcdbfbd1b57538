import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { LazyMessages } from '../../i18n/lazy-messages.tsx';

/*
 * What is for who edits a list, was invited to, or prints it: it comes when it is needed, and no visitor loads it.
 */

const AcceptInvitation = lazy(async () => ({
  default: (await import('./accept-invitation.tsx')).AcceptInvitation,
}));
const Booklet = lazy(async () => ({ default: (await import('./booklet.tsx')).Booklet }));
const ListEditor = lazy(async () => ({ default: (await import('./list-editor.tsx')).ListEditor }));
const ListTools = lazy(async () => ({ default: (await import('./list-tools.tsx')).ListTools }));

function later<Props extends object>(Part: ComponentType<Props>): (props: Props) => ReactNode {
  return function Later(props) {
    return (
      <Suspense fallback={null}>
        <LazyMessages part="lists">
          <Part {...props} />
        </LazyMessages>
      </Suspense>
    );
  };
}

export const LazyAcceptInvitation = later<ComponentProps<typeof AcceptInvitation>>(AcceptInvitation);
export const LazyBooklet = later<ComponentProps<typeof Booklet>>(Booklet);
export const LazyListEditor = later<ComponentProps<typeof ListEditor>>(ListEditor);
export const LazyListTools = later<ComponentProps<typeof ListTools>>(ListTools);
