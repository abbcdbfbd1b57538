import { isHandle } from '@waymark/model/entities/handle';
import { sortNameOf } from '@waymark/model/entities/sort-name';

const LONGEST = 30;

/** The suggested handle for a name: "Žofie Nováková" gives `zofie-novakova`. Empty where the name has too few Latin letters. */
export function handleFrom(name: string): string {
  const words = sortNameOf(name).replace(/[^a-z0-9]+/g, '-');
  const handle = words.replace(/^-/, '').slice(0, LONGEST).replace(/-$/, '');
  return isHandle(handle) ? handle : '';
}
