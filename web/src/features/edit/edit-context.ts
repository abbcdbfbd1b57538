import type { Card } from '@waymark/model/entities/card';
import type { Reference } from '@waymark/model/entities/fields';
import type { PublishedKind } from '@waymark/model/entities/kinds';
import type { Photo } from '@waymark/model/entities/photo';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import type { Position } from '@waymark/model/geography/position';
import type { Locale } from '@waymark/model/locale';
import type { RichText } from '@waymark/model/rich-text/schema';
import type { ReactNode } from 'react';
import type { UploadsStatus } from '../../live/uploads/upload-state.ts';
import type { Draft } from '../../live/writes/save-work.ts';
import type { FieldKey } from './fields/fields.ts';

/** A field from another feature, for one value. */
interface SlotProps<Value> {
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  label: string;
  /** The problem of the value, as a sentence. */
  fault?: string | undefined;
}

/** A field with a map. */
interface MapSlotProps<Value> extends SlotProps<Value> {
  /** The author and the work, by which the field finds its uploads. */
  writer: { uid: string; workId: string };
}

interface PositionSlotProps extends MapSlotProps<Position> {
  kind: PublishedKind;
  isApproximate: boolean;
  /** Whether the map fills the height of the window. */
  isTall: boolean;
}

interface BodySlotProps extends Omit<SlotProps<string>, 'onChange'> {
  /** Called a moment after typing, with the value before it: the story may have been changed elsewhere meanwhile. */
  onChange: (value: string | undefined, from: string | undefined) => void;
  /** Called when an uploaded photo enters the story by itself, in place of `onChange`. */
  onArrived: (value: string | undefined, from: string | undefined) => void;
  locale: Locale;
  photos: readonly Photo[];
  /** Asks the creator for an item that the story should show; undefined where none was chosen. */
  onPickPlace: () => Promise<Reference | undefined>;
  placeCard: (reference: Reference) => ReactNode;
  /** Asks the creator for the places of a map; undefined where they closed the dialog. */
  onPickPlaces: (first: readonly Reference[]) => Promise<readonly Reference[] | undefined>;
  mapCard: (places: readonly Reference[]) => ReactNode;
  /** Called with the embedded place that the paragraph at the caret belongs to. */
  onPlaceAtCaret?: ((place: Reference | undefined) => void) | undefined;
  /** Shown below the placeholder of an empty text. */
  beginning?: ReactNode;
}

/** What the photo field and the stories share: the photos of the work, and the uploads that become photos. */
interface WorkPhotosSlotProps {
  uid: string;
  workId: string;
  photos: readonly Photo[];
  coverPath: string | undefined;
  onChange: (pictures: { photos: readonly Photo[]; coverPath?: string | undefined }) => void;
  /** Called when an upload becomes a photo by itself, in place of `onChange`. */
  onArrived: (pictures: { photos: readonly Photo[] }) => void;
  /** Called with the path of a photo and the one that takes its place everywhere in the work. */
  onReplaced: (path: string, photo: Photo) => void;
  /** Called with the state of the uploads. */
  onUploads: (uploads: UploadsStatus) => void;
  /** Called when the creator cancels an upload, or dismisses a failed one. */
  onGivenUp: () => void;
  children: ReactNode;
}

export interface PreviewSlotProps {
  item: PublicDocument;
  /** False where the work has no position yet, so that no map can show it. */
  isPlaced: boolean;
  /** Renders a private place of the story: its card for the creator of the place, otherwise a note that it is gone. */
  draft: (reference: Reference, show: (card: Card) => ReactNode, gone: ReactNode) => ReactNode;
  /** Stands for a map of the story without public places, which visitors do not see. */
  emptyMap?: ReactNode;
}

/** A story that the editor shows, for the part that says who else writes it. */
interface CoWritersSlotProps {
  ownerId: string;
  workId: string;
  uid: string;
}

/** A story to read. */
interface ReadTextSlotProps {
  text: RichText;
  lang: Locale;
  photos: readonly Photo[];
}

/** The parts of an editor that other features provide. The page passes them in. */
export interface EditorSlots {
  position?: (props: PositionSlotProps) => ReactNode;
  geometry?: (props: MapSlotProps<string>) => ReactNode;
  body?: (props: BodySlotProps) => ReactNode;
  /** Wraps all fields. */
  workPhotos: (props: WorkPhotosSlotProps) => ReactNode;
  photos: () => ReactNode;
  /** The co-writers of a story, and the invitations to it. */
  coWriters?: (props: CoWritersSlotProps) => ReactNode;
  /** A story as visitors read it, for the drafts of its translation. */
  readText?: (props: ReadTextSlotProps) => ReactNode;
  /** An item as visitors see it, in the language of the editor. */
  preview: (props: PreviewSlotProps) => ReactNode;
}

/** What a field of an editor needs: its content, the function that changes it, and its problems. */
export interface EditContext {
  uid: string;
  /** False for a co-writer, who decides nothing about the publication. */
  isOwner: boolean;
  workId: string;
  kind: PublishedKind;
  content: Draft;
  /** Whether the work would get another address as an approximate pin: its exact position may be public under this one. */
  leavesAddress: boolean;
  /**
   * The function is stable as long as the work is the same.
   * @param field a field of the content, or one language of it
   * @param value undefined removes the value
   * @param from the value that was changed, where the field reports later than it is typed in
   */
  change: (field: string, value: unknown, from?: { value: unknown }) => void;
  /** As `change`, for a change that happened by itself, so that undo skips it. */
  addArrival: (field: string, value: unknown, from?: { value: unknown }) => void;
  /** The problem of a field, as a sentence. */
  faultOf: (field: FieldKey) => string | undefined;
  /** As of a story's field, for what is beside it. The function is stable. */
  onPlaceAtCaret?: (place: Reference | undefined) => void;
  slots: EditorSlots;
}
