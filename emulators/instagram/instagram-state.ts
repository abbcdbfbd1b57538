import { randomBytes } from 'node:crypto';
import { type MadeMedium, makeMedia } from './made-media.ts';

/** An account at the stand-in. */
export interface MadeAccount {
  id: string;
  username: string;
  media: MadeMedium[];
}

interface IssuedToken {
  accountId: string;
  /** In milliseconds. */
  expiresAt: number;
  issuedAt: number;
  isLong: boolean;
}

interface IssuedCode {
  accountId: string;
  redirectUri: string;
  expiresAt: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Tokens of the second kind last 60 days. */
export const LONG_LIFE = 60 * DAY;

/** The accounts, codes and tokens of the stand-in. Nothing of it outlives a stop. */
export class InstagramState {
  readonly accounts = new Map<string, MadeAccount>();
  readonly #codes = new Map<string, IssuedCode>();
  readonly #tokens = new Map<string, IssuedToken>();
  readonly now: () => number;
  /** How long the addresses of media are valid, in milliseconds. */
  addressLife = HOUR;

  constructor(now: () => number = Date.now) {
    this.now = now;
    this.addAccount('waymark.demo', makeMedia(24, { newest: Math.floor(now() / 1_000) - 86_400 }));
  }

  addAccount(username: string, media: MadeMedium[]): MadeAccount {
    const account = { id: `1784${String(this.accounts.size).padStart(13, '0')}`, username, media };
    this.accounts.set(username, account);
    return account;
  }

  issueCode(username: string, redirectUri: string): string | undefined {
    const account = this.accounts.get(username);
    if (account === undefined) return undefined;
    const code = randomBytes(24).toString('base64url');
    this.#codes.set(code, { accountId: account.id, redirectUri, expiresAt: this.now() + HOUR });
    return code;
  }

  /** A code is valid once, for an hour, and for the address that it was given to. */
  redeemCode(code: string, redirectUri: string): MadeAccount | undefined {
    const issued = this.#codes.get(code);
    this.#codes.delete(code);
    if (issued === undefined || issued.redirectUri !== redirectUri || issued.expiresAt < this.now())
      return undefined;
    return this.accountById(issued.accountId);
  }

  issueToken(accountId: string, isLong: boolean): string {
    const token = `IG${randomBytes(32).toString('base64url')}`;
    const issuedAt = this.now();
    this.#tokens.set(token, {
      accountId,
      isLong,
      issuedAt,
      expiresAt: issuedAt + (isLong ? LONG_LIFE : HOUR),
    });
    return token;
  }

  /** The valid token of a text. */
  tokenAt(token: string): IssuedToken | undefined {
    const issued = this.#tokens.get(token);
    return issued === undefined || issued.expiresAt < this.now() ? undefined : issued;
  }

  /** As a person does in the settings of Instagram. */
  revokeTokens(username: string): void {
    const account = this.accounts.get(username);
    for (const [token, { accountId }] of this.#tokens)
      if (accountId === account?.id) this.#tokens.delete(token);
  }

  accountById(id: string): MadeAccount | undefined {
    return [...this.accounts.values()].find((account) => account.id === id);
  }
}
