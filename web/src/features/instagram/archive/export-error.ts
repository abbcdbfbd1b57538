import type { ImportFailure } from '@waymark/model/entities/import-problems';

/** Files are refused as a whole: they are no export of Instagram that can be read. */
export class ExportError extends Error {
  override name = 'ExportError';
  readonly failure: ImportFailure;

  constructor(failure: ImportFailure, options?: ErrorOptions) {
    super(`The export is refused: ${failure}`, options);
    this.failure = failure;
  }
}
