import type { Position } from '@waymark/model/geography/position';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PlaceSearch, type PlaceSearchHandle } from '../../../elements/places/place-search.tsx';
import { usePathToItem } from '../../../i18n/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { readPasted } from './read-pasted.ts';

interface LinkDialogProps {
  onClose: () => void;
  onPosition: (position: Position) => void;
}

/** Takes a link from a map, coordinates, a plus code or the name of a place. The address of an item leads to its page. */
export function LinkDialog({ onClose, onPosition }: LinkDialogProps) {
  const t = useTranslations('create.link');
  const navigate = useNavigate();
  const pathToItem = usePathToItem();
  const [text, setText] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const search = useRef<PlaceSearchHandle>(null);
  const pasted = readPasted(text);
  const finish = () => {
    if ('position' in pasted) onPosition(pasted.position);
    else if ('item' in pasted) {
      onClose();
      void navigate(pathToItem(pasted.item));
    } else if (!search.current?.take()) setIsRefused(true);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    finish();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      heading={t('heading')}
      closeLabel={t('close')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button onClick={finish}>{'item' in pasted ? t('open') : t('make')}</Button>
        </>
      }
    >
      <div onKeyDownCapture={onKey}>
        <PlaceSearch
          ref={search}
          field={{
            label: t('label'),
            hint: t('hint'),
            error: isRefused && t('unread'),
            name: 'link',
            value: text,
            isNoPlace: 'item' in pasted,
            onChange: (next) => {
              setText(next);
              setIsRefused(false);
            },
          }}
          onChoose={({ position }) => onPosition(position)}
        />
      </div>
    </Dialog>
  );
}
