/** Whether a drag carries files. The files themselves are readable only after the drop. */
export function bringsFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') === true;
}

/**
 * Ignores files that are dropped outside every drop zone. Without this the browser would open the file in place of the page.
 * Drop zones install it while they are mounted.
 * @returns a function that stops it
 */
export function ignoreStrayFiles(): () => void {
  const listening = new AbortController();
  const ignore = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer || !bringsFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  for (const type of ['dragenter', 'dragover', 'drop'] as const)
    window.addEventListener(type, ignore, { signal: listening.signal });
  return () => listening.abort();
}
