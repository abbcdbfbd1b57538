import type { Locale } from '@waymark/model/locale';
import { choose } from '@waymark/model/localised';
import { ITEM_CLASSES, kindOfClass } from '@waymark/model/map-index/item-class';
import type { DrawnMark } from '../../map/drawn-marks.ts';
import { paintedColour, SHAPES } from '../card/kind-mark.tsx';
import type { Mark } from './map-marks.ts';

interface DrawnMarksOptions {
  locale: Locale;
  /** Whether items have their names where there is room. */
  isNamed: boolean;
}

/** Marks of single items as the engine draws them. */
export function drawnMarks(marks: readonly Mark[], { locale, isNamed }: DrawnMarksOptions): DrawnMark[] {
  const colours = new Map<string, string>();
  const colourOf = (...look: Parameters<typeof paintedColour>) => {
    const key = look.join(' ');
    // Each is computed from an element, which takes time.
    const colour = colours.get(key) ?? paintedColour(...look);
    colours.set(key, colour);
    return colour;
  };
  return marks.flatMap(({ key, position, counts, best }): DrawnMark[] => {
    // The map may only have counted the item so far.
    const itemClass = ITEM_CLASSES[counts.indexOf(1)];
    const kind = best?.kind ?? (itemClass && kindOfClass(itemClass));
    if (kind === undefined) return [];
    const name = isNamed && best ? choose(best.title, locale).value : '';
    return [{ key, position, colour: colourOf(kind, best?.colour), shape: SHAPES[kind], name }];
  });
}
