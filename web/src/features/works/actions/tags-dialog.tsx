import { isTag, MAX_TAG_LENGTH } from '@waymark/model/entities/tags';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TagChange } from '../../../live/writes/work-writes.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChipGroup } from '../../../ui/controls/chip-group.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { ToggleChip } from '../../../ui/controls/toggle-chip.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

interface TagsDialogProps {
  works: readonly WorkSummary[];
  onClose: () => void;
  onTags: (tags: TagChange) => void;
}

/** Adds tags to several works and removes tags from them. */
export function TagsDialog({ works, onClose, onTags }: TagsDialogProps) {
  const t = useTranslations('works.tagging');
  const tWorks = useTranslations('works');
  const [text, setText] = useState('');
  const [remove, setRemove] = useState<readonly string[]>([]);
  const [isTried, setIsTried] = useState(false);
  const add = tagsIn(text);
  const wrong = add.find((tag) => !isTag(tag));
  const isNothing = add.length === 0 && remove.length === 0;
  const counts = countsOf(works);
  const send = () => {
    setIsTried(true);
    if (wrong === undefined && !isNothing) onTags({ add, remove });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      heading={t('heading', { count: works.length })}
      closeLabel={tWorks('close')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {tWorks('cancel')}
          </Button>
          <Button onClick={send}>{t('send')}</Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField
          label={t('add')}
          hint={t('addHint')}
          error={
            isTried && wrong !== undefined ? t('wrong', { tag: wrong, most: MAX_TAG_LENGTH }) : undefined
          }
          value={text}
          onChange={setText}
          autoComplete="off"
          autoCapitalize="none"
        />
      </form>
      {counts.size > 0 && (
        <ChipGroup label={t('remove')} layout="wrap">
          {[...counts].map(([tag, count]) => (
            <ToggleChip
              key={tag}
              pressed={remove.includes(tag)}
              count={count}
              onChange={(pressed) =>
                setRemove(pressed ? [...remove, tag] : remove.filter((other) => other !== tag))
              }
            >
              {t('removeOne', { tag })}
            </ToggleChip>
          ))}
        </ChipGroup>
      )}
      {isTried && isNothing && <p role="status">{t('nothing')}</p>}
    </Dialog>
  );
}

/** The typed tags, separated by commas. A hash before a tag is a habit from other sites. */
function tagsIn(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim().replace(/^#/, '').toLocaleLowerCase());
  return [...new Set(tags)].filter((tag) => tag !== '');
}

/** How many of the works have each tag, the most frequent first. */
function countsOf(works: readonly WorkSummary[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const tag of works.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return new Map([...counts].toSorted(([, a], [, b]) => b - a));
}
