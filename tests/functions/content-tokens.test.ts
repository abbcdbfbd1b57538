import { createPublicKey } from 'node:crypto';
import { newId } from '@waymark/model/ids';
import { uidOf } from '@waymark/model/uid';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { names } from '../../emulators/names.ts';
import { creatorIdOf } from '../../functions/src/accounts/creator-id.ts';
import { newAddress } from '../new-address.ts';
import { anAccount, firebaseClaims } from './accounts.ts';
import {
  askContent,
  CONTENT_ISSUER,
  confirmedAccount,
  me,
  newPassword,
  nextSecond,
  signedInBy,
  signIn,
  strapiRefused,
} from './content-accounts.ts';
import { database } from './database.ts';
import { join, joined, joining, recordsOfUser } from './joins.ts';
import { changePermission, ISSUER, signInAt, subjectOf } from './provider.ts';
import { answered, askFor, refused } from './requests.ts';

describe('the holder of a content account', () => {
  it('joins as a creator, by permissions that the next tokens have', async () => {
    const { jwt: token, user } = await confirmedAccount();
    const uid = await uidOf(CONTENT_ISSUER, String(user.id));
    const response = await join(token, joining());
    expect(response.status).toBe(201);
    const { creatorId } = joined.parse(await response.json());
    expect((await recordsOfUser(uid)).records.map(({ id }) => id)).toEqual([creatorId]);
    expect(await firebaseClaims(token)).toMatchObject({ uid, permissions: ['feature:creator-profile'] });
    const query = '?populate[role][populate][0]=permissions';
    expect(await (await me(token, query)).json()).toMatchObject({
      role: { type: 'creator', permissions: [{ action: 'feature:creator-profile' }] },
    });
    await database.recursiveDelete(database.doc(`creators/${creatorId}`));
  });

  it('gets a token for the support tool', async () => {
    const { jwt: token, user, email } = await confirmedAccount();
    const answer = await answered(
      await askFor(names.paths.supportToken, token),
      z.object({ jwt: z.string() }),
    );
    expect(jwt.verify(answer.jwt, names.supportToolSecret)).toMatchObject({
      sub: await uidOf(CONTENT_ISSUER, String(user.id)),
      email,
      name: user.username,
    });
  });

  it('has a token that is verified with the published keys', async () => {
    const { jwt: token } = await confirmedAccount();
    const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string() })) });
    const { keys } = keySet.parse(await (await askContent('/jwks.json')).json());
    expect(JSON.stringify(keys)).not.toContain('"d"');
    const key = keys.find(({ kid }) => kid === jwt.decode(token, { complete: true })?.header.kid);
    if (key === undefined) throw new Error('The key is not published');
    jwt.verify(token, createPublicKey({ key, format: 'jwk' }), {
      algorithms: ['RS256'],
      issuer: CONTENT_ISSUER,
    });
  });

  it('is refused once Firebase has revoked the tokens, disabled or deleted the account', async () => {
    const { jwt: token, user } = await confirmedAccount();
    const uid = await uidOf(CONTENT_ISSUER, String(user.id));
    await getAuth().updateUser(uid, { disabled: true });
    await refused(await askFor(names.paths.token, token), 403, 'forbidden');
    await getAuth().updateUser(uid, { disabled: false });
    await firebaseClaims(token);
    await nextSecond();
    await getAuth().revokeRefreshTokens(uid);
    await refused(await askFor(names.paths.token, token), 401, 'login_required');
    await getAuth().deleteUser(uid);
    await refused(await askFor(names.paths.token, token), 401, 'login_required');
  });

  it('is not recognised by a token with parts of the other issuer', async () => {
    const { jwt: token } = await confirmedAccount();
    const { access_token: accessToken } = await signInAt(newAddress());
    const [ourHeader, ourClaims, ourSignature] = token.split('.');
    const [theirHeader, theirClaims, theirSignature] = accessToken.split('.');
    const rewritten = (part: string | undefined, change: object) =>
      Buffer.from(
        JSON.stringify({ ...JSON.parse(Buffer.from(part ?? '', 'base64url').toString()), ...change }),
      ).toString('base64url');
    for (const forged of [
      `${theirHeader}.${ourClaims}.${ourSignature}`,
      `${ourHeader}.${theirClaims}.${theirSignature}`,
      `${ourHeader}.${rewritten(ourClaims, { iss: ISSUER })}.${ourSignature}`,
      `${theirHeader}.${rewritten(theirClaims, { iss: CONTENT_ISSUER })}.${theirSignature}`,
      `${ourHeader}.${rewritten(ourClaims, { aud: names.identity.audience })}.${ourSignature}`,
    ]) {
      await refused(await askFor(names.paths.token, forged), 401, 'invalid_token');
      await strapiRefused(await me(forged), 401, 'UnauthorizedError', 'Missing or invalid credentials');
    }
    // A token of the provider is no token of the content backend.
    await strapiRefused(await me(accessToken), 401, 'UnauthorizedError');
    await strapiRefused(await askContent('/users/me'), 403, 'ForbiddenError', 'Forbidden');
  });
});

describe('a user of the identity provider', () => {
  const callback = (token: string) => askContent(`/auth/auth0/callback?access_token=${token}`);

  it('has one content account of their own, whatever address another account has', async () => {
    const local = await confirmedAccount();
    const { access_token: accessToken } = await signInAt(local.email);
    const answers = await Promise.all([callback(accessToken), callback(accessToken)]);
    const [one, other] = await Promise.all(answers.map(signedInBy));
    expect(one?.user).toEqual(other?.user);
    expect(one?.user).toMatchObject({ provider: 'auth0', confirmed: true, email: local.email });
    expect(one?.user.id).not.toBe(local.user.id);
    expect(await firebaseClaims(one?.jwt ?? '')).toMatchObject({
      uid: await uidOf(ISSUER, subjectOf(local.email)),
    });
  });

  it('is asked for a token that is valid', async () => {
    const { jwt: token } = await confirmedAccount();
    await strapiRefused(await callback(token), 401, 'UnauthorizedError');
    await strapiRefused(await callback('a.b.c'), 401, 'UnauthorizedError');
    await strapiRefused(
      await askContent('/auth/auth0/callback'),
      400,
      'ApplicationError',
      'No access_token.',
    );
    await strapiRefused(
      await askContent('/auth/google/callback?access_token=x'),
      400,
      'ApplicationError',
      'This provider is disabled',
    );
  });

  it('may sign in by e-mail too, once both accounts are proven and linked', async () => {
    const local = await confirmedAccount();
    const { access_token: accessToken } = await signInAt(local.email);
    const link = (change: object) =>
      askContent('/auth/auth0/link', {
        body: { identifier: local.email, password: local.password, access_token: accessToken, ...change },
      });
    await strapiRefused(
      await link({ password: 'a wrong one' }),
      400,
      'ValidationError',
      'Invalid identifier or password',
    );
    await strapiRefused(await link({ access_token: local.jwt }), 401, 'UnauthorizedError');
    await firebaseClaims(accessToken);
    const { jwt: token, user } = await signedInBy(await link({}));
    expect(user.id).toBe(local.user.id);
    const uid = await uidOf(ISSUER, subjectOf(local.email));
    expect(await firebaseClaims(token)).toMatchObject({ uid });
    await refused(await askFor(names.paths.token, local.jwt), 401, 'login_required');
    const { jwt: again } = await signedInBy(await signIn(local.email, local.password));
    expect(await firebaseClaims(again)).toMatchObject({ uid });
    // A new password ends the sessions by the old one.
    await nextSecond();
    const next = newPassword();
    const body = { currentPassword: local.password, password: next, passwordConfirmation: next };
    await signedInBy(await askContent('/auth/change-password', { body, token: again }));
    await refused(await askFor(names.paths.token, again), 401, 'login_required');
    const { access_token: other } = await signInAt(newAddress());
    await firebaseClaims(other);
    const linked = { identifier: local.email, password: next, access_token: other };
    await strapiRefused(
      await askContent('/auth/auth0/link', { body: linked }),
      400,
      'ApplicationError',
      'The account is linked to another user',
    );
  });

  it('loses a permission that is withdrawn from them also by e-mail', async () => {
    const [local, creator] = [await confirmedAccount(), await anAccount(['feature:creator-profile'])];
    const body = { identifier: local.email, password: local.password, access_token: creator.accessToken };
    const { jwt: token } = await signedInBy(await askContent('/auth/auth0/link', { body }));
    const permissions = async () => (await firebaseClaims(token))['permissions'];
    expect(await permissions()).toEqual(['feature:creator-profile']);
    await changePermission(creator.subject, 'feature:creator-profile', 'DELETE');
    expect(await permissions()).toEqual([]);
    await database.doc(`grants/${creatorIdOf(creator.uid)}`).set({ grantedAt: Timestamp.fromMillis(0) });
    await refused(await join(token, joining()), 403, 'forbidden');
    for (const { ref } of (await recordsOfUser(creator.uid)).records) await ref.delete();
  });

  it('is granted the permission in both places where they join by e-mail', async () => {
    const [local, person] = [await confirmedAccount(), await anAccount()];
    const body = { identifier: local.email, password: local.password, access_token: person.accessToken };
    const { jwt: token } = await signedInBy(await askContent('/auth/auth0/link', { body }));
    expect((await join(token, joining())).status).toBe(201);
    for (const each of [token, (await signInAt(person.email)).access_token]) {
      expect((await firebaseClaims(each))['permissions']).toEqual(['feature:creator-profile']);
    }
    for (const { ref } of (await recordsOfUser(person.uid)).records) await ref.delete();
  });

  it('is not linked to an account that has content of its own', async () => {
    const local = await confirmedAccount();
    const uid = await uidOf(CONTENT_ISSUER, String(local.user.id));
    const list = database.doc(`lists/${newId()}`);
    await list.set({ ownerId: uid, updatedAt: Timestamp.now() });
    const { access_token: accessToken } = await signInAt(local.email);
    await firebaseClaims(accessToken);
    const body = { identifier: local.email, password: local.password, access_token: accessToken };
    await strapiRefused(
      await askContent('/auth/auth0/link', { body }),
      400,
      'ApplicationError',
      'The account has content of its own',
    );
    await list.delete();
  });

  it('is sent to the sign-in of the web', async () => {
    const response = await askContent('/connect/auth0', { language: 'fr' });
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/fr/join?provider=auth0']);
    await strapiRefused(
      await askContent('/connect/github'),
      400,
      'ApplicationError',
      'This provider is disabled',
    );
  });
});
