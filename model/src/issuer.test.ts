import { expect, it } from 'vitest';
import { issuerOf } from './issuer.ts';

it.each([
  ['my-tenant.eu.auth0.com', 'https://my-tenant.eu.auth0.com/'],
  ['https://login.waymark.example', 'https://login.waymark.example/'],
  ['http://localhost:9400', 'http://localhost:9400/'],
])('the issuer at %s is %s', (domain, issuer) => {
  expect(issuerOf(domain)).toBe(issuer);
});
