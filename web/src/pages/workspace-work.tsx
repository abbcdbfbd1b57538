import type { Card } from '@waymark/model/entities/card';
import { type Shared, workNamed } from '@waymark/model/entities/shared';
import { type ComponentProps, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../elements/page/lazy-part.tsx';
import { useMember } from '../elements/page/use-member.ts';
import type { Writer } from '../elements/places/use-found-places.ts';
import type { EditorSlots } from '../features/edit/edit-context.ts';
import { WorkEditor } from '../features/edit/work-editor.tsx';
import { PhotoAdder } from '../features/photos/photo-adder.tsx';
import { PictureField } from '../features/photos/picture-field.tsx';
import { WorkUploads } from '../features/photos/upload-list.tsx';
import { usePlaceOfPhotos } from '../features/photos/use-place-of-photos.ts';
import { WorkPhotos } from '../features/photos/work-photos.tsx';
import { useWorkPhotos } from '../features/photos/work-photos-context.ts';
import { LazyMessages } from '../i18n/lazy-messages.tsx';
import type { MessagePart } from '../i18n/messages.ts';
import { usePathToWork } from '../i18n/paths.ts';
import { photoQueueOf } from '../live/uploads/own-queue.ts';
import { takeSharedPhotos } from '../services/offline/shared-photos.ts';
import { storedSecret } from '../session/link-secret.ts';
import { LineSkeletons } from '../ui/display/skeleton.tsx';

const PositionField = lazyPart(
  async () => (await import('../features/place/position-field.tsx')).PositionField,
);

const RichTextField = lazyPart(
  async () => (await import('../features/write/rich-text-field.tsx')).RichTextField,
);

const AreaField = lazyPart(async () => (await import('../features/draw/area-field.tsx')).AreaField);

const AcceptInvitation = lazyPart(
  async () => (await import('../elements/sharing/accept-invitation.tsx')).AcceptInvitation,
  { messages: ['sharing'] },
);

/** It comes below everything else, where it moves nothing. */
const People = lazyPart(async () => (await import('../elements/sharing/people.tsx')).People, {
  fallback: null,
});

const WorkPreview = lazyPart(async () => (await import('./workspace-preview.tsx')).WorkPreview);

const RichTextView = lazyPart(
  async () => (await import('../features/content/text/rich-text-view.tsx')).RichTextView,
);

/** The messages of an item's page and of the map beside it. */
const PREVIEW_PARTS: readonly MessagePart[] = ['item', 'explore'];

const NO_PLACES: readonly Card[] = [];

/** The form reserves the space of fields that load later, so that nothing moves under a finger. */
const SLOTS: EditorSlots = {
  position: (props) => <Place {...props} />,
  geometry: (props) => <AreaField {...props} />,
  body: (props) => <Story {...props} />,
  workPhotos: ({ uid, ...props }) => <WorkPhotos {...props} queue={photoQueueOf(uid)} />,
  photos: () => <PhotosWithShared />,
  coWriters: (props) => <CoWriters key={props.workId} {...props} />,
  readText: (props) => <RichTextView {...props} places={NO_PLACES} />,
  preview: (props) => (
    <LazyMessages parts={PREVIEW_PARTS}>
      <WorkPreview {...props} />
    </LazyMessages>
  ),
};

/** The messages of an editor, in addition to those of all member pages. */
const PARTS: readonly MessagePart[] = [
  'edit',
  'workspace',
  'item',
  'explore',
  'photos',
  'preview',
  'sharing',
];

/** The editor of one work, shown in place of all works when the address has `?work={id}`. */
export function WorkPage({ workId }: { workId: string }) {
  const [, setSearch] = useSearchParams();
  const member = useMember();
  const leave = () => setSearch((search) => withWork(search, undefined));
  const open = (id: string) => setSearch((search) => withWork(search, id));
  const shared: Shared = { kind: 'story', ...workNamed(member?.uid ?? '', workId) };
  const invitation = storedSecret(shared);
  if (invitation !== undefined)
    return <AcceptInvitation shared={shared} invitation={invitation} onLeave={leave} />;
  return (
    <SuspendedPart>
      <LazyMessages parts={PARTS}>
        <WorkEditor workId={workId} slots={SLOTS} onLeave={leave} onOpen={open} />
      </LazyMessages>
    </SuspendedPart>
  );
}

/** The field for the place of a work, which may be that of a photo. */
function Place(props: ComponentProps<typeof PositionField> & { writer: Writer }) {
  const { pictures } = useWorkPhotos();
  return <PositionField {...props} photoSpot={usePlaceOfPhotos(props.writer, pictures.photos)} />;
}

/** The photos of a work, to which those come that were shared for it. */
function PhotosWithShared() {
  const [search] = useSearchParams();
  const { addFiles } = useWorkPhotos();
  const workId = search.get('work') ?? '';
  const take = useEffectEvent(async () => {
    const files = await takeSharedPhotos(workId);
    if (files.length > 0) addFiles(files);
  });
  useEffect(() => {
    // Without them the creator adds photos as usual.
    take().catch((error: unknown) => console.warn('What was shared could not be read.', error));
  }, []);
  return <PictureField />;
}

/** The co-writers of a story. Its invitations lead to its editor. */
function CoWriters({ ownerId, workId, uid }: { ownerId: string; workId: string; uid: string }) {
  const pathToWork = usePathToWork();
  const shared = useMemo<Shared>(() => ({ kind: 'story', ownerId, id: workId }), [ownerId, workId]);
  const path = pathToWork(`${ownerId}/${workId}`);
  return <People shared={shared} path={path} uid={uid} isOwner={uid === ownerId} />;
}

/** The rich text field of a story, which can add photos to the work. */
function Story(props: ComponentProps<typeof RichTextField>) {
  const { addFiles } = useWorkPhotos();
  return (
    <RichTextField
      {...props}
      takeFiles={addFiles}
      addPhotos={(onPhoto) => <PhotoAdder onPhoto={onPhoto} />}
      uploads={<WorkUploads />}
    />
  );
}

/** The address of the editor of another work, or of all works. */
function withWork(search: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = new URLSearchParams(search);
  if (id === undefined) next.delete('work');
  else next.set('work', id);
  return next;
}

/** A part whose code and messages load after the page. */
function SuspendedPart({ children }: { children: ReactNode }) {
  const t = useTranslations('states');
  return <Suspense fallback={<LineSkeletons count={6} label={t('loading')} />}>{children}</Suspense>;
}
