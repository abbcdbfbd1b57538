import type { Colour, DestinationType, GivenCategory } from '@waymark/model/entities/kinds';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import type { LocalisedText } from '@waymark/model/localised';
import { unreachable } from '@waymark/model/unreachable';

/** The parts of an item's article that depend on its kind. */
interface ArticleParts {
  category?: GivenCategory | undefined;
  type?: DestinationType;
  colour?: Colour;
  /** The reading time. */
  minutes?: number;
  note?: LocalisedText;
  /** Whether all photos follow below the cover. A story shows its photos in its text. */
  strip?: boolean;
}

export function articlePartsOf(item: PublicDocument): ArticleParts {
  switch (item.kind) {
    case 'poi':
      return { category: item.category };
    case 'area':
      return { colour: item.colour };
    case 'marker':
      return { category: item.category, colour: item.colour };
    case 'pin':
      return { category: item.category, note: item.note };
    case 'post':
      return { minutes: item.readingMinutes, strip: false };
    case 'destination':
      return { type: item.type };
    default:
      return unreachable(item);
  }
}
