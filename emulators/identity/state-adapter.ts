import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { IdentityState } from './identity-state.ts';

/**
 * How long a used refresh token is accepted again, in milliseconds, like Auth0's reuse interval. Two tabs may refresh at once,
 * or an answer may be lost.
 */
const REUSE_INTERVAL = 10_000;

/**
 * The provider's storage in the state. Look-ups other than by id scan all records, of which one machine has few.
 * @param changed is called after each change
 */
export function stateAdapter(state: IdentityState, changed: () => void): (model: string) => Adapter {
  const alive = (key: string): AdapterPayload | undefined => {
    const record = state.records[key];
    if (record === undefined || record.until === null || record.until > Date.now()) return record?.payload;
    delete state.records[key];
    return undefined;
  };
  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    const findBy = (field: 'uid' | 'userCode', value: string) => {
      const keys = Object.keys(state.records).filter((key) => key.startsWith(keyOf('')));
      return keys.map(alive).find((payload) => payload?.[field] === value);
    };
    return {
      async upsert(id, payload, expiresIn) {
        const until = expiresIn ? Date.now() + expiresIn * 1_000 : null;
        state.records[keyOf(id)] = { payload, until };
        changed();
      },
      async find(id) {
        const payload = alive(keyOf(id));
        const isReusable = model === 'RefreshToken' && usedFor(payload) < REUSE_INTERVAL;
        return payload && isReusable ? { ...payload, consumed: undefined } : payload;
      },
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (code) => findBy('userCode', code),
      async consume(id) {
        const payload = alive(keyOf(id));
        // Counted from the first use, because each further one would extend the interval.
        if (payload !== undefined) payload.consumed ??= Date.now() / 1_000;
        changed();
      },
      async destroy(id) {
        delete state.records[keyOf(id)];
        changed();
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of Object.entries(state.records)) {
          if (payload.grantId === grantId && key.startsWith(keyOf(''))) delete state.records[key];
        }
        changed();
      },
    };
  };
}

/** How long ago a record was used, in milliseconds; 0 where it was not. */
function usedFor(payload: AdapterPayload | undefined): number {
  const used = payload?.consumed;
  return typeof used === 'number' ? Date.now() - used * 1_000 : 0;
}
