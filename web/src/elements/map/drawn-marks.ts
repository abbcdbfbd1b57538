import type { Locale } from '@waymark/model/locale';
import { choose } from '@waymark/model/localised';
import { ITEM_CLASSES, kindOfClass } from '@waymark/model/map-index/item-class';
import type { useFormatter } from 'use-intl';
import type { DrawnMark } from '../../map/drawn-marks.ts';
import { paintedColour, SHAPES } from '../card/kind-mark.tsx';
import { discSide, shortNumber } from './cluster-size.ts';
import type { Mark } from './map-marks.ts';

interface DrawnMarksOptions {
  locale: Locale;
  number: ReturnType<typeof useFormatter>['number'];
  /** Whether single items have their names where there is room. */
  isNamed: boolean;
}

/** Marks as the engine draws them: the shape of a single item, or a disc in the colour of its most frequent kind. */
export function drawnMarks(
  marks: readonly Mark[],
  { locale, number, isNamed }: DrawnMarksOptions,
): DrawnMark[] {
  const colours = new Map<string, string>();
  const colourOf = (...look: Parameters<typeof paintedColour>) => {
    const key = look.join(' ');
    // Each is computed from an element, which takes time.
    const colour = colours.get(key) ?? paintedColour(...look);
    colours.set(key, colour);
    return colour;
  };
  return marks.map(({ key, position, counts, items, best }): DrawnMark => {
    const itemClass = ITEM_CLASSES[counts.indexOf(Math.max(...counts))];
    const kind = best && items === 1 ? best.kind : itemClass ? kindOfClass(itemClass) : 'poi';
    const common = { key, position };
    if (items > 1) {
      return { ...common, colour: colourOf(kind), side: discSide(items), text: shortNumber(items, number) };
    }
    const text = isNamed && best ? choose(best.title, locale).value : '';
    return { ...common, colour: colourOf(kind, best?.colour), shape: SHAPES[kind], text };
  });
}
