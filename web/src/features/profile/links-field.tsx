import { MAX_LINKS } from '@waymark/model/entities/profile-bounds';
import { ArrowDown, ArrowUp, ListPlus, X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import type { FieldProblem, FieldProblems } from '../../elements/form/field-problem.ts';
import { WebAddressField } from '../../elements/form/web-address-field.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { type LinkDraft, linkField } from './profile-draft.ts';
import styles from './profile-form.module.css';

interface LinksFieldProps {
  value: readonly LinkDraft[];
  onChange: (value: LinkDraft[]) => void;
  problems: FieldProblems;
}

/** The links of a creator to other sites, in their order. */
export function LinksField({ value, onChange, problems }: LinksFieldProps) {
  const t = useTranslations('profile.links');
  const field = useRef<HTMLFieldSetElement>(null);
  /**
   * Renders the changed links at once, and focuses the first element that one of the selectors finds, before the next key press.
   */
  const change = (links: LinkDraft[], ...selectors: string[]) => {
    flushSync(() => onChange(links));
    const found = selectors.map((selector) => field.current?.querySelector<HTMLElement>(selector));
    found.find((element) => element)?.focus();
  };

  const add = () => {
    const id = Math.max(-1, ...value.map((link) => link.id)) + 1;
    change([...value, { id, address: '' }], `[data-link="${id}"] input`);
  };
  const remove = (index: number) => {
    const next = value[index + 1] ?? value[index - 1];
    change(value.toSpliced(index, 1), next ? `[data-link="${next.id}"] input` : '[data-add] button');
  };
  const move = (index: number, by: -1 | 1) => {
    const link = value[index];
    if (link === undefined) return;
    // The button that was pressed, or at either end the other one, which is enabled.
    const enabled = 'button:not(:disabled)';
    change(
      value.toSpliced(index, 1).toSpliced(index + by, 0, link),
      `[data-link="${link.id}"] [data-${by === -1 ? 'up' : 'down'}] ${enabled}`,
      `[data-link="${link.id}"] ${enabled}`,
    );
  };
  const sentence = (problem: FieldProblem | undefined) =>
    problem && t(isNamedProblem(problem.code) ? `wrong.${problem.code}` : 'wrong.not-https');

  return (
    <fieldset ref={field} className={styles.links} data-wrong={problems['links'] && true}>
      <legend>{t('label')}</legend>
      <p className={styles.note}>{t('hint', { most: MAX_LINKS })}</p>
      {value.map(({ id, address }, index) => {
        const number = index + 1;
        return (
          <div key={id} className={styles.link} data-link={id}>
            <WebAddressField
              label={t('one', { number })}
              fault={sentence(problems[linkField(id)])}
              autoComplete="url"
              value={address}
              onChange={(next) =>
                onChange(value.map((link) => (link.id === id ? { id, address: next } : link)))
              }
            />
            <div className={styles.moves}>
              <span data-up>
                <IconButton
                  icon={ArrowUp}
                  label={t('up', { number })}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
              </span>
              <span data-down>
                <IconButton
                  icon={ArrowDown}
                  label={t('down', { number })}
                  disabled={number === value.length}
                  onClick={() => move(index, 1)}
                />
              </span>
              <IconButton icon={X} label={t('remove', { number })} onClick={() => remove(index)} />
            </div>
          </div>
        );
      })}
      {problems['links'] && <p className={styles.wrong}>{sentence(problems['links'])}</p>}
      {value.length < MAX_LINKS && (
        <div data-add>
          <Button kind="secondary" size="small" icon={ListPlus} onClick={add}>
            {t('add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

const NAMED_PROBLEMS = ['too-long', 'repeated', 'not-https'] as const;

function isNamedProblem(code: string): code is (typeof NAMED_PROBLEMS)[number] {
  return NAMED_PROBLEMS.some((named) => named === code);
}
