/** The used part of libheif-js, whose types cover another of its files only. */
declare module 'libheif-js/wasm-bundle.js' {
  namespace libheif {
    interface Pixels {
      data: Uint8ClampedArray;
      width: number;
      height: number;
    }

    /** A picture in a file, still encoded. */
    interface HeifImage {
      is_primary(): boolean;
      get_width(): number;
      get_height(): number;
      /** Decodes into RGBA; null where it cannot. */
      display(pixels: Pixels, done: (pixels: Pixels | null) => void): void;
      free(): void;
    }

    class HeifDecoder {
      /** None where the file cannot be read. */
      decode(file: Uint8Array): HeifImage[];
    }
  }

  export = libheif;
}
