import fc from 'fast-check';
import { stringify } from 'qs';
import { describe, expect, it } from 'vitest';
import { queriedUser } from './user-query.ts';

const account = {
  id: 7,
  uid: 'uid-of-7',
  passwordUid: 'uid-of-7',
  providerSubject: null,
  username: 'Ada',
  email: 'ada@example.org',
  provider: 'local',
  confirmed: true,
  locale: 'en',
  createdAt: Date.UTC(2026, 0, 31),
  updatedAt: Date.UTC(2026, 1, 1),
} as const;
const asked = (query: string | object, permissions: readonly 'feature:creator-profile'[] = []) =>
  queriedUser({ account, permissions, issuedAt: 1 }, typeof query === 'string' ? query : stringify(query));

describe('the signed-in user', () => {
  it('has the fields of Strapi 5, and no uid', () => {
    expect(asked('')).toEqual({
      id: 7,
      documentId: expect.stringMatching(/^[a-z0-9]{24}$/),
      username: 'Ada',
      email: 'ada@example.org',
      provider: 'local',
      confirmed: true,
      blocked: false,
      createdAt: '2026-01-31T00:00:00.000Z',
      updatedAt: '2026-02-01T00:00:00.000Z',
      publishedAt: '2026-01-31T00:00:00.000Z',
    });
  });

  it.each([
    'populate=*',
    'populate=role',
    'populate[0]=role',
    'populate%5B0%5D=role',
    'populate[]=role',
    'populate[role]=true',
    'populate[role][fields][0]=name&populate[role][fields][1]=type',
  ])('has the role for %s', (query) => {
    expect(asked(query)).toMatchObject({ role: { id: 1, name: 'Authenticated', type: 'authenticated' } });
  });

  it.each([
    'populate=role.permissions',
    'populate[0]=role&populate[1]=role.permissions',
    'populate[role][populate][0]=permissions',
    'populate[role][populate]=permissions',
    'populate[role][populate]=permissions,users',
    { populate: { role: { populate: ['permissions'] } } },
    { populate: ['role', 'role.permissions'] },
  ])('has the permissions of the role for %j', (query) => {
    expect(asked(query, ['feature:creator-profile'])).toMatchObject({
      role: { type: 'creator', permissions: [{ id: 1, action: 'feature:creator-profile' }] },
    });
  });

  it('has the fields that are asked for', () => {
    expect(asked('fields[0]=username')).toEqual({ id: 7, documentId: expect.any(String), username: 'Ada' });
  });

  it.each([
    ['populate=secrets', 'Invalid key secrets'],
    ['populate[0]=__proto__', 'Invalid key __proto__'],
    ['fields[0]=password', 'Invalid key password'],
    ['fields[0]=uid', 'Invalid key uid'],
    ['filters[email]=x', 'Invalid key filters'],
    ['populate[a][b][c][d][e][f][g]=x', 'too deep'],
    [Array.from({ length: 51 }, (_, i) => `populate[${i % 20}]=role`).join('&'), 'too many'],
    [`populate=${'x'.repeat(2_000)}`, 'too long'],
  ])('is refused for %#', (query, message) => {
    expect(() => asked(query)).toThrow(message);
  });

  it('is answered or refused for any query', () => {
    const key = fc.constantFrom(
      'populate',
      'role',
      'permissions',
      'fields',
      '0',
      '',
      '__proto__',
      'constructor',
      '*',
    );
    const part = fc.tuple(fc.array(key, { maxLength: 7 }), key).map(([keys, value]) => {
      const [name = 'populate', ...rest] = keys;
      return `${name}${rest.map((each) => `[${each}]`).join('')}=${value}`;
    });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        try {
          expect(asked(parts.join('&'))).toHaveProperty('id', 7);
        } catch (error) {
          expect(error).toMatchObject({ name: 'ValidationError' });
        }
        expect(Object.prototype).not.toHaveProperty('permissions');
      }),
    );
  });
});
