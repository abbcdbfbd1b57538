import type { Translating } from '@waymark/model/translation/translation';

/** A service that translates texts. */
export interface Translator {
  /**
   * The translations, in order, as the service wrote them. Texts and translations are markup (`markup.ts` of the model).
   * @throws TranslatorError
   */
  translate: (asked: Translating) => Promise<readonly string[]>;
}

/** What an error of a translation service means. */
export type TranslatorFault =
  /** It takes no more requests for now. */
  | 'limited'
  /** It gave no answer in time, or an error of its own. */
  | 'unavailable'
  /** It refused the request, or the answer is of another form: its address, its key or its model may be wrong. */
  | 'refused';

/** The failure of a request to a translation service. Its message has no text, no address and no key. */
export class TranslatorError extends Error {
  readonly fault: TranslatorFault;

  constructor(fault: TranslatorFault, message: string) {
    super(`The translation service: ${message}`);
    this.fault = fault;
  }
}

/** Where a translation service is. */
export interface TranslatorSetting {
  /** Paths of its API are added to it. */
  address: string;
  /** Undefined for a service without keys. */
  key: string | undefined;
}
