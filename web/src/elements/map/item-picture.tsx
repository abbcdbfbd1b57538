import { KindMark } from '../card/kind-mark.tsx';
import { Thumbnail } from '../card/thumbnail.tsx';
import { lazyPart } from '../page/lazy-part.tsx';
import type { SpotMapProps } from './spot-map.tsx';

// The page shows the mark of the kind before it.
const SpotMap = lazyPart(async () => (await import('./spot-map.tsx')).SpotMap, {
  isAfterPage: true,
  panel: 'spot',
});

/** The photo of an item, or else where on earth it is. */
export function ItemPicture(props: SpotMapProps) {
  const { cover, kind, colour } = props.item;
  return (
    <Thumbnail
      path={cover}
      size={72}
      instead={
        <>
          <KindMark kind={kind} colour={colour} ringed />
          <SpotMap {...props} />
        </>
      }
    />
  );
}
