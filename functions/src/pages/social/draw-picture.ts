import type { FocusPoint } from '@waymark/model/entities/photo';
import { SOCIAL_SIZE, type SocialPicture } from '@waymark/model/heads/social-picture';
import type { PageName } from '@waymark/model/paths/pages';
import sharp, { type Region, type Sharp } from 'sharp';
import { type Frame, globe, locatorMap, needsMark } from './locator-map.ts';
import { breakLines, drawable, type Typeface, typeset } from './typeset.ts';

// One picture is drawn at a time and none twice, so that caches would only take memory.
sharp.cache(false);

/** The picture lies on the left; the texts are printed on the paper beside it, with a small round map. */
export const PLATE: Frame = { x: 0, y: 0, width: 690, height: SOCIAL_SIZE.height };
const TEXT = { x: 740, top: 96, width: 412 };
const INSET = { x: 1040, y: 492, radius: 98 };

/** look.md; each kind of page has the colour of its sign on the map. */
const PAPER = '#FBF8F2';
const RAISED = '#F3EDE1';
const INK = '#1D2A33';
const INK_2 = '#4A5963';
const RULE = '#C8B99B';
const ACCENT = '#0C6268';
const KIND_COLOURS: Partial<Record<PageName, string>> = {
  'areas-id': '#5E6F1E',
  'pois-id': '#2A5A9E',
  'pins-id': '#C0392B',
  'markers-id': '#74479B',
  'posts-id': '#9A5B0E',
  'lists-id': '#3B4A54',
};

/** The sizes of a title with their leading, in pixels: the largest in which it fits. */
const TITLE_SIZES = [
  { size: 64, leading: 70 },
  { size: 54, leading: 61 },
  { size: 44, leading: 51 },
  { size: 38, leading: 45 },
] as const;
const MAX_LINES = 3;

/** Of JPEG, 1 to 100. */
const QUALITY = 82;

/** The most pixels that a photo may have. Variants are at most 1,600 wide. */
const MAX_PIXELS = 1_600 * 16_000;

/**
 * The picture of a page for link previews as a JPEG of `SOCIAL_SIZE`.
 * @param photo a variant of the picture's photo; without one the map takes its place
 */
export async function drawPicture(picture: SocialPicture, photo?: Buffer): Promise<Buffer> {
  const { place } = picture;
  const plate = photo && (await cropped(photo, picture.photo?.focus));
  const svg = [
    plate === undefined ? mapPlate(picture) : '',
    `<rect x="${PLATE.width}" y="0" width="${SOCIAL_SIZE.width - PLATE.width}" height="${SOCIAL_SIZE.height}" fill="${PAPER}"/>`,
    rule(PLATE.width + 10, 3),
    rule(PLATE.width + 17, 1),
    texts(picture),
    plate !== undefined && place !== null ? inset(picture, place) : '',
  ].join('');
  return sharp({ create: { ...SOCIAL_SIZE, channels: 3, background: PAPER } })
    .composite([
      ...(plate === undefined ? [] : [{ input: plate, left: PLATE.x, top: PLATE.y }]),
      { input: Buffer.from(document(svg)), left: 0, top: 0 },
    ])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

/** The map in place of a photo; the globe for what is nowhere. */
function mapPlate(picture: SocialPicture): string {
  const { x, y, width, height } = PLATE;
  const middle = { x: x + width / 2, y: y + height / 2 };
  if (picture.place !== null)
    return locatorMap(picture.place, PLATE, stopsOf(picture, 9)) + spot(middle, picture, 17);
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${RAISED}"/>${globe({ ...middle, radius: 272 })}`;
}

/** The part of a photo around its focus in the size of the plate; without one, the part that draws the eye. */
async function cropped(photo: Buffer, focus: FocusPoint | undefined): Promise<Buffer> {
  const whole = sharp(photo, { limitInputPixels: MAX_PIXELS });
  const { width, height } = PLATE;
  const plate =
    focus === undefined
      ? whole.resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
      : whole.extract(await around(focus, whole)).resize({ width, height });
  return plate.removeAlpha().png({ compressionLevel: 0 }).toBuffer();
}

/** The largest part of a photo in the shape of the plate, placed as `object-position` places it. */
async function around({ x, y }: FocusPoint, photo: Sharp): Promise<Region> {
  const { width, height } = await photo.metadata();
  const scale = Math.min(width / PLATE.width, height / PLATE.height);
  const part = { width: Math.floor(PLATE.width * scale), height: Math.floor(PLATE.height * scale) };
  return {
    ...part,
    left: Math.round(((width - part.width) * x) / 100),
    top: Math.round(((height - part.height) * y) / 100),
  };
}

function texts(picture: SocialPicture): string {
  const kind = drawable(picture.kind, 'text');
  const title = drawable(picture.title, 'name') || kind || 'Waymark';
  const byline = drawable(picture.byline, 'text');
  const { lines, size, leading } = fitted(title);
  const titleTop = TEXT.top + (kind === '' ? 0 : 26) + size * 0.78;
  const below = titleTop + (lines.length - 1) * leading;
  return [
    kind === '' ? '' : text(kind, { face: 'text', size: 25, colour: colourOf(picture) }, TEXT.top),
    written(typeset(lines, { face: 'name', size, leading }).path, INK, titleTop),
    byline === '' ? '' : text(byline, { face: 'text', size: 25, colour: INK_2 }, below + 50),
    text('Waymark', { face: 'name', size: 34, colour: ACCENT }, SOCIAL_SIZE.height - 52),
  ].join('');
}

/** A title in the largest size in which it takes up no more than three lines. */
function fitted(title: string): { lines: string[]; size: number; leading: number } {
  const room = { width: TEXT.width, maxLines: MAX_LINES };
  const tried = TITLE_SIZES.map((style) => ({
    ...style,
    ...breakLines(title, { face: 'name', ...style }, room),
  }));
  const best =
    tried.find(({ isCut, lines, size }) => !isCut && !breaksWord(title, lines) && size > 0) ?? tried.at(-1);
  if (best === undefined) throw new Error('There is no size for titles');
  return best;
}

/** Whether a word goes over to the next line. */
function breaksWord(title: string, lines: readonly string[]): boolean {
  return lines.join(' ') !== title;
}

interface LineStyle {
  face: Typeface;
  size: number;
  colour: string;
}

/** One line, cut where it is too long. */
function text(value: string, { face, size, colour }: LineStyle, baseline: number): string {
  const style = { face, size, leading: size };
  const { lines } = breakLines(value, style, { width: TEXT.width, maxLines: 1 });
  return written(typeset(lines, style).path, colour, baseline);
}

function written(path: string, colour: string, baseline: number): string {
  return `<path transform="translate(${TEXT.x} ${baseline})" d="${path}" fill="${colour}"/>`;
}

function rule(x: number, width: number): string {
  return `<line x1="${x}" y1="0" x2="${x}" y2="${SOCIAL_SIZE.height}" stroke="${RULE}" stroke-width="${width}"/>`;
}

/** A round map with the rings of an old atlas. */
function inset(picture: SocialPicture, place: NonNullable<SocialPicture['place']>): string {
  const { x, y, radius } = INSET;
  const frame = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  return [
    `<clipPath id="inset"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>`,
    `<g clip-path="url(#inset)">${locatorMap(place, frame, stopsOf(picture, 4))}</g>`,
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${RULE}" stroke-width="3"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius + 7}" fill="none" stroke="${RULE}" stroke-width="1"/>`,
    spot({ x, y }, picture, 9),
  ].join('');
}

/** The sign of a spot, and of a rectangle that is too small to be seen. A larger one fills its map, and has none. */
function spot({ x, y }: { x: number; y: number }, picture: SocialPicture, radius: number): string {
  if (picture.place === null || !needsMark(picture.place)) return '';
  return [
    `<circle cx="${x}" cy="${y}" r="${radius + radius / 3}" fill="#FFFFFF"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colourOf(picture)}"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius / 3}" fill="#FFFFFF"/>`,
  ].join('');
}

/** The places of a list. Where all of them are a speck, it has the one sign of a spot. */
function stopsOf(picture: SocialPicture, radius: number) {
  const { place, stops = [] } = picture;
  const positions = place !== null && needsMark(place) ? [] : stops;
  return { positions, colour: colourOf(picture), radius };
}

function colourOf({ page }: SocialPicture): string {
  return KIND_COLOURS[page] ?? ACCENT;
}

function document(content: string): string {
  const { width, height } = SOCIAL_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
}
