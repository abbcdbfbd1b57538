import { setTimeout as wait } from 'node:timers/promises';
import { boundedBody } from '../platform/bounded-body.ts';
import { TranslatorError, type TranslatorFault } from './translator.ts';

/** Times in milliseconds. */
export interface Waits {
  /** How long both attempts may take together. Hosting waits 60 seconds for a function. */
  patience: number;
  /** Before the second attempt. */
  pause: number;
}

const WAITS: Waits = { patience: 45_000, pause: 500 };

/** The longest answer in bytes: all texts of a request, each character as an escape of JSON, several times as long. */
const MAX_ANSWER = 256 * 1_024;

interface Question {
  address: string;
  headers?: Readonly<Record<string, string>>;
  body: object;
}

/**
 * The JSON that a service answers. A fault that may pass is tried once more.
 * @throws TranslatorError
 */
export async function askJson(question: Question, { patience, pause } = WAITS): Promise<unknown> {
  const signal = AbortSignal.timeout(patience);
  try {
    return await askOnce(question, signal);
  } catch (error) {
    if (!(error instanceof TranslatorError) || error.fault !== 'unavailable' || signal.aborted) throw error;
    await wait(pause);
    return askOnce(question, signal);
  }
}

async function askOnce({ address, headers = {}, body }: Question, signal: AbortSignal): Promise<unknown> {
  let status: number | undefined;
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      // Texts and key go to the configured address alone.
      redirect: 'manual',
      signal,
    });
    status = response.status;
    if (!response.ok) {
      await response.body?.cancel();
      throw new TranslatorError(faultOf(status), `status ${status}`);
    }
    return JSON.parse((await boundedBody(response, MAX_ANSWER)).toString('utf8'));
  } catch (error) {
    if (error instanceof TranslatorError) throw error;
    if (error instanceof RangeError) throw new TranslatorError('refused', 'an answer that is too long');
    if (error instanceof SyntaxError) throw new TranslatorError('refused', 'an answer that is no JSON');
    // The error of the request has its address.
    throw new TranslatorError(
      'unavailable',
      signal.aborted ? 'no answer in time' : `no whole answer, status ${status}`,
    );
  }
}

function faultOf(status: number): TranslatorFault {
  if (status === 429) return 'limited';
  return status >= 500 || status === 408 ? 'unavailable' : 'refused';
}
