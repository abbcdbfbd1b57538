import { DocumentSnapshot, type Firestore, QuerySnapshot } from 'firebase-admin/firestore';

/** A database that counts what is read through it. */
interface CountedDatabase {
  db: Firestore;
  /** Documents that were read; one that is not there, and a query that finds nothing, are as good as one. */
  documents: number;
  /** Questions of how many there are, which cost as much as a document for every thousand. */
  counts: number;
}

/** What gives a part of the database, or a query, to go on with. */
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
          // Whatever else payloads may come to ask would go uncounted.
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
