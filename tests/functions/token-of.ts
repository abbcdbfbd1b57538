import type { Permission, PermissionClaims } from '@waymark/model/permissions';
import { getAuth } from 'firebase-admin/auth';
import { z } from 'zod';

const signInAnswer = z.object({ idToken: z.string() });

/** A Firebase ID token of a user, with these permissions from now on. */
export async function tokenOf(uid: string, permissions: readonly Permission[]): Promise<string> {
  return idTokenFor(await getAuth().createCustomToken(uid, claimsOf(permissions)));
}

/** The permission claims of a custom token that is issued now. */
export function claimsOf(permissions: readonly Permission[]): PermissionClaims {
  return { permissions, permissionsAt: Math.floor(Date.now() / 1_000) };
}

/** Signs in to Firebase with a custom token, as the web does. @returns the ID token */
export async function idTokenFor(customToken: string): Promise<string> {
  const response = await fetch(
    `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token: customToken, returnSecureToken: true }),
    },
  );
  return signInAnswer.parse(await response.json()).idToken;
}
