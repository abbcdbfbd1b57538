/** What operating systems put into folders by themselves, besides names that begin with a dot. */
const LEFT_BY_SYSTEMS: readonly string[] = ['thumbs.db', 'desktop.ini'];

/**
 * Reads the files that were dropped, and those in dropped folders, in the order of their names. It has to be called while the drop is
 * handled: afterwards the browser has forgotten what was dropped.
 * @param onFiles called at once where nothing but files was dropped, else when all folders are read
 */
export function readDropped(transfer: DataTransfer, onFiles: (files: readonly File[]) => void): void {
  const entries = [...(transfer.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) {
    onFiles([...transfer.files]);
    return;
  }
  // They are gone after the event, and a folder among them fails as an upload, with its name.
  const whole = [...transfer.files];
  void filesIn(entries).then(onFiles, (error: unknown) => {
    console.warn('A dropped folder could not be read.', error);
    onFiles(whole);
  });
}

async function filesIn(entries: readonly FileSystemEntry[]): Promise<File[]> {
  const files: File[] = [];
  for (const entry of entries.toSorted(byName)) {
    if (isFolder(entry)) files.push(...(await filesIn(await entriesIn(entry))));
    else if (isFile(entry) && !isLeftBySystem(entry.name)) files.push(await fileOf(entry));
  }
  return files;
}

/** A browser answers a hundred entries at a time, and none at the end. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isLeftBySystem(name: string): boolean {
  return name.startsWith('.') || LEFT_BY_SYSTEMS.includes(name.toLowerCase());
}

const { compare } = new Intl.Collator(undefined, { numeric: true });

/** As file managers order them: 9 before 10. */
function byName(one: FileSystemEntry, other: FileSystemEntry): number {
  return compare(one.name, other.name);
}
