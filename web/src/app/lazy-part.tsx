import { type ComponentType, lazy } from 'react';

/**
 * A part of the page that is loaded by itself, and that the page can do without: where it cannot be loaded, a warning takes its
 * place, and the page lives.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn('A part of the page could not be loaded.', error);
      return { default: Nothing };
    }
  });
}

function Nothing() {
  return null;
}
