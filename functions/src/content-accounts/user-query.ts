import { parse } from 'qs';
import { userAnswer } from './content-account.ts';
import type { SignedInAccount } from './signed-in-account.ts';
import { StrapiError } from './strapi-error.ts';

/** The longest query, in characters. */
const MAX_QUERY = 2_000;
/** The bounds of `qs`: beyond them it would ignore or nest what it reads. */
const BOUNDS = {
  depth: 5,
  arrayLimit: 20,
  parameterLimit: 50,
  strictDepth: true,
  throwOnLimitExceeded: true,
};

type Params = Readonly<Record<string, unknown>>;

/**
 * The signed-in user as a query asks for: `fields` and `populate` in all forms that Strapi reads, such as `populate=*`,
 * `populate[0]=role`, `populate=role.permissions` and `populate[role][populate][0]=permissions`.
 * @throws StrapiError `ValidationError`
 */
export function queriedUser({ account, permissions }: SignedInAccount, query: string): object {
  const { fields, populate, ...others } = parsedQuery(query);
  refuseKeys(Object.keys(others).filter((key) => key !== 'locale' && key !== 'status'));
  const user = picked(userAnswer(account), fields);
  const wanted = populationOf(populate);
  refuseKeys([...wanted.keys()].filter((key) => key !== 'role'));
  const role = wanted.get('role');
  return role === undefined ? user : { ...user, role: roleOf(permissions, role) };
}

function roleOf(permissions: readonly string[], { fields, populate }: Params): object {
  const isCreator = permissions.includes('feature:creator-profile');
  const role = isCreator
    ? { id: 2, documentId: 'creator', name: 'Creator', description: 'May publish.', type: 'creator' }
    : {
        id: 1,
        documentId: 'authenticated',
        name: 'Authenticated',
        description: 'Default role given to authenticated user.',
        type: 'authenticated',
      };
  // As in Strapi, what the user may not read is left out without an error.
  const withPermissions = populationOf(populate).has('permissions');
  return {
    ...picked(role, fields),
    ...(withPermissions && { permissions: permissions.map((action, i) => ({ id: i + 1, action })) }),
  };
}

function parsedQuery(query: string): Params {
  if (query.length > MAX_QUERY) throw new StrapiError('ValidationError', 'The query is too long');
  try {
    return parse(query, { ...BOUNDS, plainObjects: true });
  } catch {
    throw new StrapiError('ValidationError', 'The query is too deep or has too many parameters');
  }
}

/** What to add, by name: each with its own parameters. */
function populationOf(populate: unknown): Map<string, Params> {
  const wanted = new Map<string, Params>();
  if (populate === undefined) return wanted;
  if (populate === '*' || populate === 'true') return wanted.set('role', {});
  for (const [name, params] of populationEntries(populate))
    wanted.set(name, { ...wanted.get(name), ...params });
  return wanted;
}

function populationEntries(populate: unknown): [string, Params][] {
  if (typeof populate === 'string') return populate.split(',').map(pathEntry);
  if (Array.isArray(populate)) return populate.flatMap((each) => populationEntries(each));
  if (!isParams(populate)) throw new StrapiError('ValidationError', 'Invalid populate parameter');
  return Object.entries(populate).map(([name, params]) => [name, isParams(params) ? params : {}]);
}

/** `role.permissions` is the same as `role` that is populated with `permissions`. */
function pathEntry(path: string): [string, Params] {
  const [name = '', ...rest] = path.trim().split('.');
  return [name, rest.length > 0 ? { populate: rest.join('.') } : {}];
}

/** The named fields; all of them where none is named. The id is always there. */
function picked<Value extends object>(value: Value, fields: unknown): object {
  if (fields === undefined || fields === '*') return value;
  const names = new Set(typeof fields === 'string' ? fields.split(',') : namesIn(fields));
  refuseKeys([...names].filter((name) => !Object.hasOwn(value, name)));
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => names.has(name) || name === 'id' || name === 'documentId'),
  );
}

function namesIn(fields: unknown): string[] {
  if (Array.isArray(fields) && fields.every((name) => typeof name === 'string')) return fields;
  throw new StrapiError('ValidationError', 'Invalid fields parameter');
}

function refuseKeys(keys: readonly string[]): void {
  const [key] = keys;
  if (key === undefined) return;
  throw new StrapiError('ValidationError', `Invalid key ${key.slice(0, 40)}`, {
    key: key.slice(0, 40),
    source: 'query',
  });
}

function isParams(value: unknown): value is Params {
  return typeof value === 'object' && value !== null;
}
