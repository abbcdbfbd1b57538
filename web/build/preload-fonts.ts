import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Every page has a name in serif and words in sans; the latin file of each is 85 KB together. Of the others a page asks itself. */
const FIRST_NEEDED = ['fraunces-latin-wght-normal', 'inter-latin-wght-normal'];

/**
 * Lets the browser fetch the fonts along with the code, instead of after the styles have come and been applied. Their addresses
 * are known when all is built; the development server has them near enough.
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
    throw new Error(`The build has no file of the font ${font}: see web/src/ui/fonts.css`);
  return {
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
    injectTo: 'head',
  };
}
