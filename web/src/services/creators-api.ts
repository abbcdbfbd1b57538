import type { Joining, Profile } from '@waymark/model/entities/profile';
import type { Failure } from '../session/failure.ts';
import { failureIn } from './api-client.ts';

const REASONS = {
  'handle-taken': 'handle-taken',
  invalid: 'invalid',
  'provider-unavailable': 'provider-away',
} as const;

/** Why a profile was not written, or its writer did not become a creator. */
export type CreatorFailure = Failure<(typeof REASONS)[keyof typeof REASONS]>;

/** Makes the user a creator. It may be asked again: a creator stays what they are. @returns why not; undefined where it is done */
export function join(uid: string, body: Joining): Promise<CreatorFailure | undefined> {
  return failureIn({
    uid,
    method: 'POST',
    path: 'creators/join',
    body,
    token: 'access',
    reasons: REASONS,
  });
}

/** Writes the whole profile of a creator. @returns why not; undefined where it is done */
export function saveProfile(uid: string, body: Profile): Promise<CreatorFailure | undefined> {
  return failureIn({ uid, method: 'PUT', path: 'creators/profile', body, reasons: REASONS });
}
