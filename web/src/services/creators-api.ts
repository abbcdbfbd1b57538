import type { Joining, Profile } from '@waymark/model/entities/profile';
import type { Failure } from '../session/failure.ts';
import { failureOfRequest } from './api-client.ts';

const REASONS = {
  'handle-taken': 'handle-taken',
  invalid: 'invalid',
  'provider-unavailable': 'provider-away',
} as const;

/** Why the profile could not be saved, or the user could not become a creator. */
export type CreatorFailure = Failure<(typeof REASONS)[keyof typeof REASONS]>;

/** Makes the user a creator. The request is idempotent. @returns the failure, or undefined after success */
export function join(uid: string, body: Joining): Promise<CreatorFailure | undefined> {
  return failureOfRequest({
    uid,
    method: 'POST',
    path: 'creators/join',
    body,
    token: 'access',
    reasons: REASONS,
  });
}

/** Saves the whole profile of a creator. @returns the failure, or undefined after success */
export function saveProfile(uid: string, body: Profile): Promise<CreatorFailure | undefined> {
  return failureOfRequest({ uid, method: 'PUT', path: 'creators/profile', body, reasons: REASONS });
}
