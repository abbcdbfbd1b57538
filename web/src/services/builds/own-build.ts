import { BUILD_TAG } from './build-tag.ts';

/** The id of the build that this document belongs to; undefined during development. */
export function ownBuild(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_TAG}"]`)?.content || undefined;
}
