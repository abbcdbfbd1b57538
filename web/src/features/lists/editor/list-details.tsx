import { LIST_VISIBILITIES, type List, type ListItem } from '@waymark/model/entities/list';
import { MAX_TITLE } from '@waymark/model/entities/title';
import { useTranslations } from 'use-intl';
import type { ListChange } from '../../../live/writes/list-mutations.ts';
import { RadioGroup } from '../../../ui/controls/radio-group.tsx';
import { TextArea } from '../../../ui/controls/text-area.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { Disclosure } from '../../../ui/display/disclosure.tsx';
import { OwnLanguageFirst } from '../own-language-first.tsx';
import { hasText } from '../trimmed-text.ts';
import { useOptimisticMutation } from '../use-list-mutation.ts';
import { useVisibility } from '../use-visibility.ts';
import { CoverChoice } from './cover-choice.tsx';
import styles from './list-editor.module.css';
import { useSavedText } from './use-saved-text.ts';

/** The limits of the model, in UTF-16 code units. */
const MAX_SUMMARY = 500;

interface ListDetailsProps {
  list: List;
  items: readonly ListItem[];
}

/** The title, the description, the visibility and the style of a list. Each change is saved separately. */
export function ListDetails({ list, items }: ListDetailsProps) {
  const t = useTranslations('listEdit');
  const keep = useOptimisticMutation();
  const show = useVisibility(list.id);
  const change = (fields: ListChange) => void keep(({ changeList }) => changeList(list.id, fields));
  const title = useSavedText(list.title, hasText, (text) => change({ title: text }));
  const summary = useSavedText(
    list.summary,
    () => true,
    (text) => change({ summary: text }),
  );
  return (
    <section className={styles.section} aria-labelledby="list-details">
      <h2 id="list-details">{t('details')}</h2>
      <OwnLanguageFirst texts={[list.title, list.summary]}>
        {(locale) => (
          <div className={styles.fields}>
            <TextField
              label={t('title', { language: locale })}
              lang={locale}
              maxLength={MAX_TITLE}
              autoComplete="off"
              error={hasText(title.text) ? undefined : t('titleMissing')}
              value={title.text[locale] ?? ''}
              onChange={(text) => title.type(locale, text)}
              onBlur={title.leave}
            />
            <TextArea
              label={t('summary', { language: locale })}
              lang={locale}
              rows={2}
              maxLength={MAX_SUMMARY}
              value={summary.text[locale] ?? ''}
              onChange={(text) => summary.type(locale, text)}
              onBlur={summary.leave}
            />
          </div>
        )}
      </OwnLanguageFirst>
      <RadioGroup
        label={t('visibility')}
        choices={LIST_VISIBILITIES.map((value) => ({
          value,
          label: t(`visibilities.${value}.name`),
          hint: t(`visibilities.${value}.hint`),
        }))}
        value={list.visibility}
        onChange={(visibility) => void show(visibility)}
      />
      <RadioGroup
        label={t('drawn')}
        choices={[
          { value: 'points', label: t('points') },
          { value: 'route', label: t('route') },
        ]}
        value={list.asRoute ? 'route' : 'points'}
        onChange={(drawn) => change({ asRoute: drawn === 'route' })}
      />
      <Disclosure summary={t('cover')}>
        <CoverChoice cover={list.cover} items={items} onChange={(cover) => change({ cover })} />
      </Disclosure>
    </section>
  );
}
