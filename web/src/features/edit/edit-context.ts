import type { Card } from '@waymark/model/entities/card';
import type { Reference } from '@waymark/model/entities/fields';
import { KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import type { Photo } from '@waymark/model/entities/photo';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import type { Position } from '@waymark/model/geography/position';
import type { Locale } from '@waymark/model/locale';
import type { ReactNode } from 'react';
import type { UploadsStatus } from '../../live/uploads/upload-state.ts';
import type { Draft } from '../../live/writes/save-work.ts';
import type { FieldKey } from './fields/fields.ts';

/** A field of another feature, for one value. */
interface SlotProps<Value> {
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  label: string;
  /** What is wrong with the value, in a sentence. */
  fault?: string | undefined;
}

/** A field that is on a map. */
interface MapSlotProps<Value> extends SlotProps<Value> {
  /** Who writes, in which work: by name they find what is theirs. */
  writer: { uid: string; workId: string };
}

interface PositionSlotProps extends MapSlotProps<Position> {
  isApproximate: boolean;
}

interface BodySlotProps extends SlotProps<string> {
  /** Told instead of a file that has become a photo in it: nobody did that this moment. */
  onArrived: (value: string | undefined) => void;
  locale: Locale;
  photos: readonly Photo[];
  /** Asks for an item that the story is to show; undefined where nobody chose one. */
  onPickPlace: () => Promise<Reference | undefined>;
  placeCard: (reference: Reference) => ReactNode;
}

/** What the field of photos and the stories share: the photos of the work, and the files that become some. */
interface WorkPhotosSlotProps {
  uid: string;
  photos: readonly Photo[];
  coverPath: string | undefined;
  onChange: (pictures: { photos: readonly Photo[]; coverPath?: string | undefined }) => void;
  /** Told instead of a file that has become a photo: nobody did that this moment. */
  onArrived: (pictures: { photos: readonly Photo[] }) => void;
  /** Told how the files stand that are to be photos. */
  onUploads: (uploads: UploadsStatus) => void;
  /** Told when somebody cancels one of them, or dismisses one that has failed. */
  onGivenUp: () => void;
  children: ReactNode;
}

export interface PreviewSlotProps {
  item: PublicDocument;
  /** False where nobody has said yet where it is: it can be on no map. */
  isPlaced: boolean;
  /** A place that its story shows and that is not public: shown by its card where it is the creator's own, else gone. */
  draft: (reference: Reference, show: (card: Card) => ReactNode, gone: ReactNode) => ReactNode;
}

/** What other features bring into an editor: the page puts them together. */
export interface EditorSlots {
  position?: (props: PositionSlotProps) => ReactNode;
  geometry?: (props: MapSlotProps<string>) => ReactNode;
  body?: (props: BodySlotProps) => ReactNode;
  /** Around all fields. */
  workPhotos: (props: WorkPhotosSlotProps) => ReactNode;
  photos: () => ReactNode;
  /** An item as its visitors see it, in the language around it. */
  preview: (props: PreviewSlotProps) => ReactNode;
}

/** What a field of an editor needs: what is written, how it is changed, and what is wrong with it. */
export interface EditContext {
  uid: string;
  workId: string;
  kind: PublishedKind;
  content: Draft;
  /**
   * The same function as long as it is the same work.
   * @param field one of the content, or one language of it; undefined takes it away
   */
  change: (field: string, value: unknown) => void;
  /** As `change`, of what has come by itself: nobody undoes it. */
  arrive: (field: string, value: unknown) => void;
  /** What is wrong with a field, in a sentence. */
  faultOf: (field: FieldKey) => string | undefined;
  slots: EditorSlots;
}

/** A text of the content; empty where there is none. */
export function writtenIn(content: Draft, field: string): string {
  const [name = '', locale] = field.split('.');
  const value = content[name];
  const part = locale === undefined ? value : isRecord(value) ? value[locale] : undefined;
  return typeof part === 'string' ? part : '';
}

/** A list of the content, whatever it holds; empty where there is none. */
export function listIn(content: Draft, field: string): readonly unknown[] {
  const value = content[field];
  return Array.isArray(value) ? value : NOTHING;
}

/** The same at every call: what is shown of it is not rendered anew. */
const NOTHING: readonly unknown[] = [];

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isReference(value: unknown): value is Reference {
  return isRecord(value) && typeof value['id'] === 'string' && KINDS.some((kind) => kind === value['kind']);
}

/** Photos come from uploads alone: what has a path is one. */
export function isPhoto(value: unknown): value is Photo {
  return isRecord(value) && typeof value['path'] === 'string';
}
