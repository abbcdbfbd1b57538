import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Every page uses the serif and the sans font; their latin files have 49 KB together. A page requests other font files
 * itself.
 */
const FIRST_NEEDED = ['fraunces-latin-wght-normal-600', 'inter-latin-wght-normal-400-700'];

/**
 * Preloads the fonts in parallel with the code, so that they need not wait for the styles. Their URLs are known after the
 * build; the development server serves them locally.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const files = Object.keys(bundle);
        return FIRST_NEEDED.map((font) => preload(font, files));
      },
    },
  };
}

function preload(font: string, files: readonly string[]): HtmlTagDescriptor {
  const file = files.find((name) => name.includes(`${font}-`) && name.endsWith('.woff2'));
  if (file === undefined)
    throw new Error(`The build has no file of the font ${font}: see web/src/ui/styles/fonts.css`);
  return {
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
    injectTo: 'head',
  };
}
