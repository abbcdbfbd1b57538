import { names } from '../names.ts';

/** A person who can sign in. All have the same password. */
export interface Person {
  subject: string;
  email: string;
  name: string;
  permissions: string[];
}

export function demoPeople(): Person[] {
  return names.identity.people.map((person) => ({ ...person, permissions: [...person.permissions] }));
}

/** The domain of new people, which cannot have real addresses. */
const NEW_ADDRESS = /^[a-z0-9][a-z0-9._+-]{0,62}@waymark\.example$/;

/**
 * The person with this address. An unknown address at waymark.example creates a new person, so that any number can be tried.
 * @param people gets the new person
 */
export function personOf(people: Person[], address: string): Person | undefined {
  const email = address.trim().toLowerCase();
  const known = people.find((person) => person.email === email);
  if (known !== undefined || !NEW_ADDRESS.test(email)) return known;
  const localPart = email.slice(0, email.indexOf('@'));
  const created = { subject: `auth0|${localPart}`, email, name: nameOf(localPart), permissions: [] };
  people.push(created);
  return created;
}

/** `ada.lovelace` is Ada Lovelace. */
function nameOf(localPart: string): string {
  const words = localPart.split(/[._+-]+/).filter((word) => word !== '');
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
}
