import { DocumentSnapshot, type Firestore, QuerySnapshot } from 'firebase-admin/firestore';

/** A database that counts the reads made through it. */
interface CountedDatabase {
  db: Firestore;
  /** Documents that were read; a missing document and an empty query count as one. */
  documents: number;
  /** Count queries, each of which costs as much as a document for every thousand. */
  counts: number;
}

/** A part of the database, or a query, on which calls continue. */
const PARTS = ['doc', 'collection', 'where', 'orderBy', 'limit', 'select', 'count'];
const READS = ['get', 'getAll'];

export function countedDatabase(database: Firestore): CountedDatabase {
  const bare = new WeakMap<object, object>();
  const counted: CountedDatabase = { db: wrap(database), documents: 0, counts: 0 };
  return counted;

  function wrap<Part extends object>(part: Part): Part {
    const proxy = new Proxy(part, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => {
          const answer: unknown = Reflect.apply(member, target, args.map(unwrap));
          if (PARTS.includes(String(name))) return wrap(Object(answer));
          if (READS.includes(String(name))) return Promise.resolve(answer).then(count);
          // Any other kind of read that payloads begin to use would not be counted.
          throw new Error(`${String(name)} is not counted`);
        };
      },
    });
    bare.set(proxy, part);
    return proxy;
  }

  function unwrap(value: unknown): unknown {
    return typeof value === 'object' && value !== null ? (bare.get(value) ?? value) : value;
  }

  function count(found: unknown): unknown {
    if (Array.isArray(found)) counted.documents += found.length;
    else if (found instanceof QuerySnapshot) counted.documents += Math.max(1, found.size);
    else if (found instanceof DocumentSnapshot) counted.documents++;
    else counted.counts++;
    return found;
  }
}
