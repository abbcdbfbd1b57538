import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import './lightbox.css';

interface Slide {
  /** URLs by width in pixels, the narrowest first. */
  variants: readonly { address: string; width: number }[];
  width: number;
  height: number;
  alt: string;
  lang: string;
  /** The note of this language, where it is not the reader's. */
  language: string | undefined;
  /** The photo's author. */
  credit: string | undefined;
}

interface LightboxOptions {
  slides: readonly Slide[];
  /** The index of the first photo to show. */
  index: number;
  labels: Record<'gallery' | 'close' | 'zoom' | 'previous' | 'next' | 'broken', string>;
  /** Closes the lightbox from outside without calling `onClose`. */
  signal: AbortSignal;
  onClose: () => void;
}

/**
 * Shows photos one at a time in the whole window, with keys, swipes and pinches. The focus stays inside and returns on
 * closing.
 */
export function openLightbox({ slides, index, labels, signal, onClose }: LightboxOptions): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const lightbox = new PhotoSwipe({
    dataSource: slides.map(({ variants, width, height, alt }) => ({
      src: variants.at(-1)?.address ?? '',
      srcset: variants.map((variant) => `${variant.address} ${variant.width}w`).join(', '),
      msrc: variants[0]?.address ?? '',
      width,
      height,
      alt,
    })),
    index,
    closeTitle: labels.close,
    zoomTitle: labels.zoom,
    arrowPrevTitle: labels.previous,
    arrowNextTitle: labels.next,
    errorMsg: labels.broken,
    bgOpacity: 0.94,
    showHideAnimationType: still ? 'none' : 'fade',
    ...(still && { zoomAnimationDuration: false }),
  });
  lightbox.on('uiRegister', () => {
    lightbox.ui?.registerElement({
      name: 'caption',
      order: 9,
      appendTo: 'root',
      onInit: (element) => {
        const showCaption = () => {
          const { alt = '', lang = '', language, credit } = slides[lightbox.currIndex] ?? {};
          const words = Object.assign(document.createElement('span'), { lang, textContent: alt });
          const others = [language, credit].filter((one) => one !== undefined);
          element.replaceChildren(words, ...others.map((one) => ` · ${one}`));
        };
        lightbox.on('change', showCaption);
      },
    });
  });
  lightbox.on('afterInit', () => lightbox.element?.setAttribute('aria-label', labels.gallery));
  signal.addEventListener('abort', () => {
    // PhotoSwipe ignores `close` while it is opening.
    if (lightbox.opener.isOpen) lightbox.close();
    else lightbox.on('openingAnimationEnd', () => lightbox.close());
  });
  lightbox.on('close', () => {
    if (!signal.aborted) onClose();
  });
  lightbox.init();
}
