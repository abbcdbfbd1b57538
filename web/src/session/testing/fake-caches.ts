/** Where a path without one belongs. */
const ORIGIN = 'https://waymark.example';

/** The caches of a browser in memory, with what the application uses of them. */
export function createFakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (entries: Map<string, Response>) => ({
    put: async (key: string, answer: Response) => void entries.set(key, answer),
    match: async (key: string | Request) => entries.get(keyOf(key))?.clone(),
    delete: async (key: string) => entries.delete(key),
    keys: async () => [...entries.keys()].map((key) => new Request(new URL(key, ORIGIN))),
  });
  return {
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    async open(name: string) {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return cacheOf(entries);
    },
  };
}

function keyOf(key: string | Request): string {
  return typeof key === 'string' ? key : key.url.replace(ORIGIN, '');
}
