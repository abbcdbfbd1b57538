/** What became of one attempt to hand a mail to the mail server. */
export type Delivery =
  | { done: true }
  /** Nothing is wrong with the mail, or the server says so: try again later. */
  | { done: false; retry: true; code: string }
  /** It will never be accepted. */
  | { done: false; retry: false; code: string; isAddressBad: boolean };

/** The commands that are about one mail. Refusals of others are about us: a wrong password, a full server. */
const ABOUT_THE_MAIL = /^(MAIL FROM|RCPT TO|DATA)\b/;

/** The replies to a recipient that mean an address does not exist, where there is no enhanced status (RFC 5321, 4.2.3). */
const NO_SUCH_ADDRESS: readonly number[] = [550, 551, 553];

/** The enhanced status of an address that does not exist or is closed (RFC 3463, 3.2 and 3.3). */
const STATUS_OF_ADDRESS = /^5\.(1\.\d+|2\.1)$/;

/**
 * What an error of nodemailer means. Its text may have the address of the recipient, and so only a code is kept: the reply and its
 * enhanced status, such as `550 5.1.1`, or the code of the error, such as `ECONNECTION`.
 */
export function deliveryFailureOf(error: unknown): Delivery {
  const { responseCode, response, command, code } = partsOf(error);
  if (responseCode === undefined) return { done: false, retry: true, code: code ?? 'unknown' };
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  const reply = status === undefined ? String(responseCode) : `${responseCode} ${status}`;
  const isFinal = responseCode >= 500 && ABOUT_THE_MAIL.test(command);
  if (!isFinal) return { done: false, retry: true, code: reply };
  const isAddressBad =
    command.startsWith('RCPT TO') &&
    (status === undefined ? NO_SUCH_ADDRESS.includes(responseCode) : STATUS_OF_ADDRESS.test(status));
  return { done: false, retry: false, code: reply, isAddressBad };
}

function partsOf(error: unknown) {
  const { responseCode, response, command, code } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as Record<string, unknown>;
  return {
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    response: typeof response === 'string' ? response : '',
    command: typeof command === 'string' ? command : '',
    code: typeof code === 'string' ? code : undefined,
  };
}
