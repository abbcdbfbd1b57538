import type { HeadAddresses } from '../heads/head-tags.ts';

/** Addresses of paths of a site and of variants of photos, for tests of heads. */
export const EXAMPLE_ADDRESSES: HeadAddresses = {
  page: (path) => `https://waymark.example${path}`,
  photo: (variantPath) => `https://photos.example/${variantPath}`,
};
