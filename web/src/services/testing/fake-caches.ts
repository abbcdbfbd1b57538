/** The caches of a browser in memory, with what the application uses of them. */
export function createFakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (entries: Map<string, Response>) => ({
    put: async (key: string, answer: Response) => void entries.set(key, answer),
    match: async (key: string) => entries.get(key)?.clone(),
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
