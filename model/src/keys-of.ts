/**
 * The names in a table, in the order in which they stand there. A table of the type `Record<Kind, …>` names every kind: so does
 * the list of its names, and one that is missing is a type error.
 */
export function keysOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  // An object literal has the keys of its type, and no others.
  return Object.keys(table) as Name[];
}
