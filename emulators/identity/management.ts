import { Hono } from 'hono';
import { z } from 'zod';
import { names } from '../names.ts';
import { bearerClaims } from './bearer.ts';
import type { IdentityState } from './identity-state.ts';
import type { Person } from './people.ts';
import { managementAudience } from './provider.ts';

const granted = z.object({
  permissions: z
    .array(z.object({ resource_server_identifier: z.string(), permission_name: z.string().min(1).max(280) }))
    .min(1)
    .max(50),
});

interface ManagementOptions {
  issuer: string;
  state: IdentityState;
  changed: () => void;
  rotate: () => Promise<void>;
}

/**
 * The part of Auth0's management API that Waymark needs: the permissions, the sessions and the deletion of a person, and a
 * rotation of the keys that sign.
 * The caller has a token by client credentials.
 */
export function management({ issuer, state, changed, rotate }: ManagementOptions): Hono {
  const app = new Hono().basePath('/api/v2');

  app.use(async (context, next) => {
    const audience = managementAudience(issuer);
    const claims = await bearerClaims(context.req.header('authorization'), { issuer, audience, state });
    return claims === undefined ? context.json(NO_TOKEN, 401) : await next();
  });

  app.get('/users/:subject/permissions', (context) => {
    const person = findPerson(context.req.param('subject'));
    if (person === undefined) return context.json(NO_USER, 404);
    return context.json(person.permissions.map(permissionOf));
  });

  app.on(['POST', 'DELETE'], '/users/:subject/permissions', async (context) => {
    const person = findPerson(context.req.param('subject'));
    if (person === undefined) return context.json(NO_USER, 404);
    const requested = granted.safeParse(await context.req.json().catch(() => undefined));
    if (!requested.success) return context.json(refusal(400, 'Bad Request', 'Payload validation error'), 400);
    const { permissions } = requested.data;
    const isGrant = context.req.method === 'POST';
    person.permissions = isGrant ? withGranted(person, permissions) : withoutTaken(person, permissions);
    changed();
    return context.body(null, isGrant ? 201 : 204);
  });

  app.get('/users/:subject', (context) => {
    const person = findPerson(context.req.param('subject'));
    if (person === undefined) return context.json(NO_USER, 404);
    return context.json({ user_id: person.subject, email: person.email, name: person.name });
  });

  app.delete('/users/:subject', (context) => {
    const subject = context.req.param('subject');
    state.people = state.people.filter((person) => person.subject !== subject);
    endSessions(subject, ALL_RECORDS);
    return context.body(null, 204);
  });

  app.delete('/users/:subject/sessions', (context) => {
    endSessions(context.req.param('subject'), ['Session']);
    return context.body(null, 202);
  });

  app.delete('/users/:subject/refresh-tokens', (context) => {
    endSessions(context.req.param('subject'), ['RefreshToken']);
    return context.body(null, 202);
  });

  app.post('/keys/signing/rotate', async (context) => {
    await rotate();
    return context.json({ kid: state.keys[0]?.kid }, 201);
  });
  return app;

  /** Deletes the records of these models that belong to a person. */
  function endSessions(subject: string, models: readonly string[]): void {
    for (const [key, { payload }] of Object.entries(state.records)) {
      const isTheirs = payload.accountId === subject && models.some((model) => key.startsWith(`${model}:`));
      if (isTheirs) delete state.records[key];
    }
    changed();
  }

  function findPerson(subject: string): Person | undefined {
    return state.people.find((person) => person.subject === subject);
  }
}

type Permissions = z.infer<typeof granted>['permissions'];

/** Only permissions of our API are kept. */
function withGranted({ permissions }: Person, requested: Permissions): string[] {
  const ours = requested.filter(({ resource_server_identifier: api }) => api === names.identity.audience);
  return [...new Set([...permissions, ...ours.map(({ permission_name: name }) => name)])];
}

function withoutTaken({ permissions }: Person, requested: Permissions): string[] {
  const taken = requested.map(({ permission_name: name }) => name);
  return permissions.filter((name) => !taken.includes(name));
}

function permissionOf(name: string) {
  return {
    permission_name: name,
    description: '',
    resource_server_name: 'Waymark',
    resource_server_identifier: names.identity.audience,
  };
}

function refusal(statusCode: number, error: string, message: string) {
  return { statusCode, error, message };
}

/** Everything with which a person could stay signed in. */
const ALL_RECORDS = ['Session', 'RefreshToken', 'AuthorizationCode', 'Grant'];

const NO_TOKEN = refusal(401, 'Unauthorized', 'Invalid token');
const NO_USER = refusal(404, 'Not Found', 'The user does not exist.');
