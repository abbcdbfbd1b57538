/**
 * The keys of a table in order. A table of the type `Record<Kind, …>` has every kind, and so has the list of its keys: a
 * missing kind is a type error.
 */
export function keysOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  // An object literal has exactly the keys of its type.
  return Object.keys(table) as Name[];
}
