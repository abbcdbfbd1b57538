import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { EditorSlots } from '../features/edit/edit-context.ts';
import { WorkEditor } from '../features/edit/work-editor.tsx';
import { PictureField } from '../features/photos/picture-field.tsx';
import { expectMessages, LateMessages } from '../i18n/late-messages.tsx';
import type { MessagePart } from '../i18n/messages.ts';
import { useLocale } from '../i18n/paths.ts';
import { LineSkeletons } from '../ui/skeleton.tsx';

const PositionField = lazy(async () => ({
  default: (await import('../features/place/position-field.tsx')).PositionField,
}));

const RichTextField = lazy(async () => ({
  default: (await import('../features/write/rich-text-field.tsx')).RichTextField,
}));

const AreaField = lazy(async () => ({
  default: (await import('../features/draw/area-field.tsx')).AreaField,
}));

const WorkPreview = lazy(async () => ({ default: (await import('./workspace-preview.tsx')).WorkPreview }));

/** What the page of an item and the map beside it say. */
const PREVIEW_PARTS: readonly MessagePart[] = ['item', 'explore'];

/** The form waits for the fields that come later, and is there at once: one that grew would move what is below it from under a finger. */
const SLOTS: EditorSlots = {
  position: (props) => <PositionField {...props} />,
  geometry: (props) => <AreaField {...props} />,
  body: (props) => <RichTextField {...props} />,
  photos: (props) => <PictureField {...props} />,
  preview: (props) => (
    <WithMessages parts={PREVIEW_PARTS}>
      <WorkPreview {...props} />
    </WithMessages>
  ),
};

/** What an editor says, beside what every page of members does. */
const PARTS: readonly MessagePart[] = ['edit', 'workspace', 'item', 'explore', 'photos'];

/** Where one work is written, instead of the page of all works: its address has `?work={id}`. */
export function WorkPage({ workId }: { workId: string }) {
  const locale = useLocale();
  const [, setSearch] = useSearchParams();
  // All at once: each is waited for in turn.
  for (const part of PARTS) expectMessages(part, locale);
  const leave = () => setSearch((search) => withWork(search, undefined));
  const open = (id: string) => setSearch((search) => withWork(search, id));
  return (
    <Later>
      <WithMessages parts={PARTS}>
        <WorkEditor workId={workId} slots={SLOTS} onLeave={leave} onOpen={open} />
      </WithMessages>
    </Later>
  );
}

/** An address in which another work is written, or none. */
function withWork(search: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = new URLSearchParams(search);
  if (id === undefined) next.delete('work');
  else next.set('work', id);
  return next;
}

/** A part whose code and messages come after the page. */
function Later({ children }: { children: ReactNode }) {
  const t = useTranslations('states');
  return <Suspense fallback={<LineSkeletons count={6} label={t('loading')} />}>{children}</Suspense>;
}

function WithMessages({ parts, children }: { parts: readonly MessagePart[]; children: ReactNode }) {
  const [first, ...rest] = parts;
  if (first === undefined) return children;
  return (
    <LateMessages part={first}>
      <WithMessages parts={rest}>{children}</WithMessages>
    </LateMessages>
  );
}
