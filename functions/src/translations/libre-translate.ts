import * as z from 'zod/mini';
import { askJson, type Waits } from './ask-json.ts';
import { type Translator, TranslatorError, type TranslatorSetting } from './translator.ts';

const answer = z.object({ translatedText: z.array(z.string()) });

/** LibreTranslate: https://docs.libretranslate.com/api/operations/translate/. A list of texts gets a list of translations. */
export function libreTranslate({ address, key }: TranslatorSetting, waits?: Waits): Translator {
  return {
    async translate({ texts, from, to }) {
      const body = {
        q: texts,
        source: from,
        target: to,
        format: 'html',
        ...(key !== undefined && { api_key: key }),
      };
      const { data } = answer.safeParse(await askJson({ address: `${address}/translate`, body }, waits));
      if (data === undefined) throw new TranslatorError('refused', 'an answer of an unknown form');
      return data.translatedText;
    },
  };
}
