import type { Reference } from '@waymark/model/entities/fields';
import type { RichText } from '@waymark/model/rich-text/schema';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../i18n/paths.ts';
import { RichTextField } from './rich-text-field.tsx';

const HARBOUR: Reference = { kind: 'poi', id: 'a'.repeat(20) };

/** A field with a text, and an empty one with a problem. */
export function RichTextExample() {
  const t = useTranslations('writing.example');
  const locale = useLocale();
  const [story, setStory] = useState<string | undefined>(() =>
    JSON.stringify({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: t('heading') }] },
        { type: 'paragraph', content: [{ type: 'text', text: t('text') }] },
        { type: 'place', attrs: HARBOUR },
      ],
    } satisfies RichText),
  );
  const [empty, setEmpty] = useState<string>();
  return (
    <>
      <RichTextField
        label={t('label')}
        locale={locale}
        photos={[]}
        value={story}
        onChange={setStory}
        onPickPlace={async () => HARBOUR}
        placeCard={() => <p>{t('place')}</p>}
      />
      <RichTextField
        label={t('label')}
        locale={locale}
        photos={[]}
        value={empty}
        onChange={setEmpty}
        fault={empty === undefined && t('fault')}
      />
    </>
  );
}
