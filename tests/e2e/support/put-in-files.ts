import type { Locator, Page } from '@playwright/test';

interface PutInFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Pastes files into the focused element, as a browser does; some come with an element that shows them. */
export async function pasteFiles(page: Page, files: readonly PutInFile[], html = ''): Promise<void> {
  await page.evaluate(`document.activeElement.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: ${transferOf(files, html)}, bubbles: true, cancelable: true }))`);
}

/** Drops files on the middle of an element. */
export async function dropFiles(page: Page, where: Locator, files: readonly PutInFile[]): Promise<void> {
  await where.scrollIntoViewIfNeeded();
  const box = await where.boundingBox();
  if (box === null) throw new Error('There is nothing to drop files on.');
  const dataTransfer = await page.evaluateHandle(transferOf(files, ''));
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  await where.dispatchEvent('drop', { ...at, dataTransfer, bubbles: true, cancelable: true });
}

/** Drags files from disk over the page and drops them, including the events that the page does not receive. */
export async function dropFromDisk(page: Page, where: Locator, paths: readonly string[]): Promise<void> {
  await where.scrollIntoViewIfNeeded();
  const box = await where.boundingBox();
  if (box === null) throw new Error('There is nothing to drop files on.');
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...at, data });
  await session.detach();
}

/** Builds, in the page, the data that a browser hands over. */
function transferOf(files: readonly PutInFile[], html: string): string {
  const sent = files.map(({ name, mimeType, buffer }) => [name, mimeType, buffer.toString('base64')]);
  return `(() => {
    const data = new DataTransfer();
    const html = ${JSON.stringify(html)};
    if (html) data.setData('text/html', html);
    for (const [name, type, content] of ${JSON.stringify(sent)}) {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], name, { type }));
    }
    return data;
  })()`;
}
