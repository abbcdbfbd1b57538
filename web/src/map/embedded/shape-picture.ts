/** The side of a shape on the map, and the width of the ring around it, in CSS pixels: those of marks that are elements. */
const SIDE = 27.5;
const RING = 2.75;

/** The units along the side of a shape. */
const UNITS = 20;

/** The picture of a shape in a ring; null where this browser cannot draw. */
export function pictureOf(
  shape: string,
  { colour, ring }: { colour: string; ring: string },
  density: number,
): ImageData | null {
  const side = Math.ceil((SIDE + 2 * RING) * density);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  // Read back at once: a canvas of the graphics processor would wait for all that this still has to draw.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  const scale = (SIDE / UNITS) * density;
  context.translate((side - SIDE * density) / 2, (side - SIDE * density) / 2);
  context.scale(scale, scale);
  const path = new Path2D(shape);
  context.lineJoin = 'round';
  context.lineWidth = 4;
  context.strokeStyle = ring;
  context.stroke(path);
  context.fillStyle = colour;
  context.fill(path, 'evenodd');
  return context.getImageData(0, 0, side, side);
}
