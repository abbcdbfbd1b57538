import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../elements/page/lazy-part.tsx';
import type { EditorSlots } from '../features/edit/edit-context.ts';
import { WorkEditor } from '../features/edit/work-editor.tsx';
import { PhotoAdder } from '../features/photos/photo-adder.tsx';
import { PictureField } from '../features/photos/picture-field.tsx';
import { WorkUploads } from '../features/photos/upload-list.tsx';
import { WorkPhotos } from '../features/photos/work-photos.tsx';
import { useWorkPhotos } from '../features/photos/work-photos-context.ts';
import { LazyMessages } from '../i18n/lazy-messages.tsx';
import type { MessagePart } from '../i18n/messages.ts';
import { LineSkeletons } from '../ui/skeleton.tsx';

const PositionField = lazyPart(
  async () => (await import('../features/place/position-field.tsx')).PositionField,
);

const RichTextField = lazyPart(
  async () => (await import('../features/write/rich-text-field.tsx')).RichTextField,
);

const AreaField = lazyPart(async () => (await import('../features/draw/area-field.tsx')).AreaField);

const WorkPreview = lazyPart(async () => (await import('./workspace-preview.tsx')).WorkPreview);

/** What the page of an item and the map beside it say. */
const PREVIEW_PARTS: readonly MessagePart[] = ['item', 'explore'];

/** The form waits for the fields that come later, and is there at once: one that grew would move what is below it from under a finger. */
const SLOTS: EditorSlots = {
  position: (props) => <PositionField {...props} />,
  geometry: (props) => <AreaField {...props} />,
  body: (props) => <Story {...props} />,
  workPhotos: (props) => <WorkPhotos {...props} />,
  photos: () => <PictureField />,
  preview: (props) => (
    <LazyMessages parts={PREVIEW_PARTS}>
      <WorkPreview {...props} />
    </LazyMessages>
  ),
};

/** What an editor says, beside what every page of members does. */
const PARTS: readonly MessagePart[] = ['edit', 'workspace', 'item', 'explore', 'photos'];

/** Where one work is written, instead of the page of all works: its address has `?work={id}`. */
export function WorkPage({ workId }: { workId: string }) {
  const [, setSearch] = useSearchParams();
  const leave = () => setSearch((search) => withWork(search, undefined));
  const open = (id: string) => setSearch((search) => withWork(search, id));
  return (
    <Later>
      <LazyMessages parts={PARTS}>
        <WorkEditor workId={workId} slots={SLOTS} onLeave={leave} onOpen={open} />
      </LazyMessages>
    </Later>
  );
}

/** A story, to which photos can be added as to its work. */
function Story(props: ComponentProps<typeof RichTextField>) {
  const { take } = useWorkPhotos();
  return (
    <RichTextField
      {...props}
      takeFiles={take}
      addPhotos={(onPhoto) => <PhotoAdder onPhoto={onPhoto} />}
      uploads={<WorkUploads />}
    />
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
