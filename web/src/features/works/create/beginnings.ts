import { type Position, roundPosition } from '@waymark/model/geography/position';
import { locate } from '../../../map/own-position.ts';
import { createFactsReader } from '../../../services/photo-facts/photo-facts.ts';

/** What a new work begins with. */
export interface Beginning {
  content: Readonly<Record<string, unknown>>;
  /** The file that becomes its first photo. */
  photo?: File;
  /** What its creator should know about its position. */
  notice?: 'photoHere' | 'hereUnknown';
}

export const EMPTY: Beginning = { content: {} };

/** The position of the device. Without one, the editor asks for the spot. */
export async function beginHere(ask = locate): Promise<Beginning> {
  const position = await ask();
  return position === null ? { ...EMPTY, notice: 'hereUnknown' } : beginAt(position);
}

export function beginAt(position: Position): Beginning {
  return { content: { position: roundPosition(position) } };
}

/** Where and on which day a photo was taken. Where it does not say the place, the device is asked. */
export async function beginWithPhoto(
  photo: File,
  reader = createFactsReader(),
  ask = locate,
): Promise<Beginning> {
  const [facts = {}] = await reader.read([photo]);
  const { position, cameraTime } = facts;
  const place: Beginning = position ? beginAt(position) : await beginHere(ask);
  return {
    photo,
    content: { ...place.content, ...(cameraTime !== undefined && { visitedOn: cameraTime.slice(0, 10) }) },
    ...(position === undefined && { notice: place.notice ?? 'photoHere' }),
  };
}

/** The same with a photo that was taken now. It seldom says where: that the device does needs no notice. */
export async function beginFromCamera(...photo: Parameters<typeof beginWithPhoto>): Promise<Beginning> {
  const { notice, ...beginning } = await beginWithPhoto(...photo);
  return { ...beginning, ...(notice === 'hereUnknown' && { notice }) };
}
