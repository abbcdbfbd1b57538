import { ExportError } from '../export-error.ts';
import { readExport } from '../read-export.ts';

/** Why files are refused as an export; `none` where they are not. */
export function refusal(files: readonly Blob[]): Promise<unknown> {
  return readExport(files).then(
    () => 'none',
    (error) => (error instanceof ExportError ? error.failure : error),
  );
}
