import type { PublishedKind } from '@waymark/model/entities/kinds';
import { keysOf } from '@waymark/model/keys-of';
import {
  Camera,
  Flag,
  Hexagon,
  Image,
  Images,
  Link2,
  LocateFixed,
  type LucideIcon,
  MapPin,
  MapPinned,
  Newspaper,
  Telescope,
} from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FileInput } from '../../../elements/form/file-input.tsx';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import { useIsTouch } from '../../../ui/hooks/use-is-touch.ts';
import { Menu, type MenuItem } from '../../../ui/overlays/menu.tsx';
import type { TriggerProps } from '../../../ui/overlays/use-floating.ts';
import { beginAt, beginFromCamera, beginHere, beginWithPhoto } from './beginnings.ts';
import { type CreatingOptions, useCreating } from './use-creating.ts';

/** The most frequent kinds come first. */
const ICONS: Record<PublishedKind, LucideIcon> = {
  pin: MapPin,
  post: Newspaper,
  poi: Telescope,
  area: Hexagon,
  destination: MapPinned,
  marker: Flag,
};

const LinkDialog = lazyPart(async () => (await import('./link-dialog.tsx')).LinkDialog, {
  messages: ['place-search'],
  fallback: null,
});

interface CreateMenuProps extends CreatingOptions {
  /** Renders the button that opens the menu. */
  trigger: (props: TriggerProps, isBusy: boolean) => ReactNode;
  align?: 'start' | 'end';
  onToggle?: (open: boolean) => void;
}

/**
 * All ways in which a creator begins something: a pin where they are, from the camera, from a photo or from a link, photos for the
 * library, and an empty draft of each kind. It needs the message parts `create` and `failures`.
 */
export function CreateMenu({ trigger, align = 'end', onToggle, ...options }: CreateMenuProps) {
  const t = useTranslations('create');
  const tKind = useTranslations('kind');
  const { isBusy, make, addToLibrary } = useCreating(options);
  const [isLinking, setIsLinking] = useState(false);
  const isTouch = useIsTouch();
  const camera = useRef<HTMLInputElement>(null);
  const photo = useRef<HTMLInputElement>(null);
  const photos = useRef<HTMLInputElement>(null);

  const ways = {
    here: { icon: LocateFixed, onSelect: () => make('pin', beginHere) },
    camera: { icon: Camera, onSelect: () => camera.current?.click() },
    photo: { icon: Image, onSelect: () => photo.current?.click() },
    link: { icon: Link2, onSelect: () => setIsLinking(true) },
    photos: { icon: Images, onSelect: () => photos.current?.click() },
  } as const satisfies Record<string, Pick<MenuItem, 'icon' | 'onSelect'>>;
  // The webcam of a computer takes no photos of places.
  const offered = keysOf(ways).filter((way) => isTouch || way !== 'camera');
  const items: MenuItem[] = [
    ...offered.map((way) => ({
      ...ways[way],
      id: way,
      label: t(`way.${way}`),
      hint: t(`wayHint.${way}`),
    })),
    ...keysOf(ICONS).map((kind, index) => ({
      id: kind,
      label: tKind(kind),
      hint: t(`kindHint.${kind}`),
      icon: ICONS[kind],
      startsGroup: index === 0,
      onSelect: () => make(kind),
    })),
  ];
  return (
    <>
      <Menu
        label={t('question')}
        align={align}
        {...(onToggle && { onToggle })}
        trigger={(props) => trigger(props, isBusy)}
        items={items}
      />
      <FileInput
        ref={camera}
        label={t('way.camera')}
        isCamera
        onFiles={([file]) => file && make('pin', () => beginFromCamera(file))}
      />
      <FileInput
        ref={photo}
        label={t('way.photo')}
        onFiles={([file]) => file && make('pin', () => beginWithPhoto(file))}
      />
      <FileInput ref={photos} label={t('way.photos')} multiple onFiles={addToLibrary} />
      {isLinking && (
        <LinkDialog
          onClose={() => setIsLinking(false)}
          onPosition={(position) => {
            setIsLinking(false);
            make('pin', async () => beginAt(position));
          }}
        />
      )}
    </>
  );
}
