/** Whether what is dragged brings files; what is in them is known only when it is let go. */
export function bringsFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') === true;
}

/**
 * Files that are let go where nothing takes them do nothing: the browser would show one in the place of the page. For what takes files
 * beside that, as long as it is there.
 * @returns ends it
 */
export function ignoreStrayFiles(): () => void {
  const hearing = new AbortController();
  const ignore = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer || !bringsFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  for (const type of ['dragenter', 'dragover', 'drop'] as const)
    window.addEventListener(type, ignore, { signal: hearing.signal });
  return () => hearing.abort();
}
