import { afterEach, expect, test, vi } from 'vitest';
import { readDropped } from './dropped-files.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

interface Tree {
  [name: string]: File | Tree | Error;
}

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

/** A dropped file or folder, as a browser describes it: two entries of a folder at a time. */
function entryOf(name: string, content: Tree[string]): FileSystemEntry {
  const isFile = content instanceof File || content instanceof Error;
  const entry = {
    name,
    isFile,
    isDirectory: !isFile,
    file(resolve: (file: File) => void, reject: (error: Error) => void) {
      if (content instanceof Error) reject(content);
      else if (content instanceof File) resolve(content);
    },
    createReader() {
      const left = isFile ? [] : Object.entries(content).map(([key, value]) => entryOf(key, value));
      return { readEntries: (resolve: (some: FileSystemEntry[]) => void) => resolve(left.splice(0, 2)) };
    },
  };
  // The reader uses no more of an entry.
  return entry as unknown as FileSystemEntry;
}

/** What a browser hands over: a folder is among the files too, with nothing in it. */
function transferOf(tree: Tree): DataTransfer {
  const [items, files] = [
    Object.entries(tree).map(([name, content]) => ({ webkitGetAsEntry: () => entryOf(name, content) })),
    Object.entries(tree).map(([name, content]) => (content instanceof File ? content : new File([], name))),
  ];
  return { items, files } as unknown as DataTransfer;
}

test('dropped files are taken at once, in the order in which the browser has them', () => {
  const onFiles = vi.fn();
  const files = [photo('b.jpg'), photo('a.jpg')];
  readDropped(transferOf(Object.fromEntries(files.map((file) => [file.name, file]))), onFiles);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith(files);
});

test('a folder gives its files and those of its folders, in the order of their names', async () => {
  const names = ['IMG_10.jpg', 'IMG_9.jpg', 'IMG_1.jpg', '.DS_Store', 'Thumbs.db', 'notes.txt'];
  const files = Object.fromEntries(names.map((name) => [name, photo(name)]));
  const tree = {
    later: { 'z.jpg': photo('z.jpg') },
    holiday: { ...files, empty: {} },
    'a.jpg': photo('a.jpg'),
  };
  const taken = await new Promise<readonly File[]>((resolve) => readDropped(transferOf(tree), resolve));
  expect(taken.map(({ name }) => name)).toEqual([
    'a.jpg',
    ...['IMG_1.jpg', 'IMG_9.jpg', 'IMG_10.jpg', 'notes.txt'],
    'z.jpg',
  ]);
});

test('a folder that cannot be read stays among the files, where its upload fails by its name', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const tree = { 'a.jpg': photo('a.jpg'), holiday: { 'b.jpg': new Error('not allowed') } };
  const taken = await new Promise<readonly File[]>((resolve) => readDropped(transferOf(tree), resolve));
  expect(taken.map(({ name }) => name)).toEqual(['a.jpg', 'holiday']);
});
