import { describe, expect, it } from 'vitest';
import { REGIONS } from '../content-format.ts';
import { drawAvatar } from './draw-avatar.ts';

describe('drawAvatar', () => {
  it.each(REGIONS)('draws the same emblem for the same creator of %s, and another for another', (region) => {
    const avatar = drawAvatar({ seed: 'nadia', region });
    expect(avatar).toBe(drawAvatar({ seed: 'nadia', region }));
    expect(avatar).not.toBe(drawAvatar({ seed: 'tom', region }));
    expect(avatar).toMatch(/^<svg [^>]*viewBox="0 0 480 480">/);
  });

  it('draws roundels and compass roses', () => {
    const avatars = Array.from({ length: 20 }, (_, index) =>
      drawAvatar({ seed: `${index}`, region: 'americas' }),
    );
    expect(avatars.some((avatar) => avatar.includes('<clipPath'))).toBe(true);
    expect(new Set(avatars).size).toBe(avatars.length);
  });
});
