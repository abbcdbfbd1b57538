/** The result of asking for a user of Firebase Authentication; undefined where there is none. */
export async function ifKnown<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (!hasCode(error, 'auth/user-not-found')) throw error;
    return undefined;
  }
}

/** Whether an error of the Admin SDK has a code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
