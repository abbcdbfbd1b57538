import { names } from '../names.ts';
import type { StartKey } from './search.ts';
import { ACLS } from './stored/api-keys.ts';

export interface KeyValues {
  searchKey: string;
  worksKey: string;
  adminKey: string;
}

/** The keys that Waymark needs: for the browser, for the keys of creators, and for functions and commands. */
export function startKeys({ searchKey, worksKey, adminKey }: KeyValues): StartKey[] {
  const { index, worksIndex } = names.search;
  return [
    {
      value: searchKey,
      acl: ['search', 'recommendation'],
      description: 'In browsers',
      indexes: [`${index}*`],
    },
    { value: worksKey, acl: ['search'], description: 'Signs the keys of creators', indexes: [worksIndex] },
    { value: adminKey, acl: ACLS, description: 'Of functions and commands', indexes: [] },
  ];
}
