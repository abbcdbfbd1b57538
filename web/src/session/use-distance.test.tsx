// @vitest-environment happy-dom
import type { Units } from '@waymark/model/entities/units';
import type { Locale } from '@waymark/model/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadMessages } from '../i18n/messages.ts';
import { Translated } from '../i18n/translated.tsx';
import { useDistance } from './use-distance.ts';

interface DistanceProps {
  units: Units;
  metres: number;
}

function Distance({ units, metres }: DistanceProps) {
  return useDistance(units)(metres);
}

async function written(locale: Locale, units: Units, metres: number): Promise<string> {
  return renderToStaticMarkup(
    <Translated locale={locale} messages={await loadMessages(locale)}>
      <Distance units={units} metres={metres} />
    </Translated>,
  );
}

test.each([
  ['en', 'metric', 42, '42\u00A0m'],
  ['en', 'metric', 1234, '1.2\u00A0km'],
  ['fr', 'metric', 1234, '1,2\u202Fkm'],
  ['fr', 'metric', 1_234_567, '1\u202F235\u202Fkm'],
  ['en', 'imperial', 100, '330\u00A0ft'],
  ['en', 'imperial', 5000, '3.1\u00A0mi'],
] as const)(
  'in %s and %s units, %d metres are written as a reader expects',
  async (locale, units, metres, text) => {
    expect((await written(locale, units, metres)).replace(/(?<=\d) /g, ' ')).toBe(text);
  },
);
