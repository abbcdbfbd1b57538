/**
 * The branch of a switch that no value reaches. Its argument is of the type `never` only where the switch names every
 * value: a new value, such as a kind, is a type error at each switch that lacks it.
 */
export function unreachable(value: never): never {
  throw new Error(`A switch does not know ${JSON.stringify(value)}`);
}
