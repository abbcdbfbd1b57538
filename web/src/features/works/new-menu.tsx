import type { PublishedKind } from '@waymark/model/entities/kinds';
import { roundPosition } from '@waymark/model/geography/position';
import { keysOf } from '@waymark/model/keys-of';
import {
  Flag,
  Hexagon,
  LocateFixed,
  type LucideIcon,
  MapPin,
  MapPinned,
  Newspaper,
  Plus,
  Telescope,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureSentence } from '../../elements/failure/use-failure-sentence.ts';
import { locate } from '../../map/own-position.ts';
import { failureOf } from '../../session/failure.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { addToast } from '../../ui/overlays/toast-store.ts';

/** The most frequent kinds come first. */
const ICONS: Record<PublishedKind, LucideIcon> = {
  pin: MapPin,
  post: Newspaper,
  poi: Telescope,
  area: Hexagon,
  destination: MapPinned,
  marker: Flag,
};

interface NewMenuProps {
  uid: string;
  /** The project of the new work, if one is open. */
  projectId: string | undefined;
  /** Called when the new work exists. */
  onMade: (id: string) => void;
  onToggle: (open: boolean) => void;
}

/** Creates a draft of a kind, or a pin where the creator is. */
export function NewMenu({ uid, projectId, onMade, onToggle }: NewMenuProps) {
  const t = useTranslations('works');
  const sentenceOf = useFailureSentence();
  const tKind = useTranslations('kind');
  const [isBusy, setIsBusy] = useState(false);
  const make = async (kind: PublishedKind, isHere = false) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const [{ createWork }, position] = await Promise.all([
        import('../../live/writes/work-mutations.ts'),
        isHere ? locate() : null,
      ]);
      // The editor asks for the spot.
      if (isHere && position === null) addToast({ kind: 'info', message: t('hereUnknown') });
      const content = position ? { position: roundPosition(position) } : {};
      onMade(await createWork(uid, kind, content, projectId));
    } catch (error) {
      const action = { label: t('tryAgain'), onAction: () => void make(kind, isHere) };
      addToast({ kind: 'error', message: sentenceOf(failureOf(error)), action });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Menu
      label={t('newKinds')}
      align="start"
      onToggle={onToggle}
      trigger={(props) => (
        <Button {...props} icon={Plus} busy={isBusy}>
          {t('new')}
        </Button>
      )}
      items={[
        ...keysOf(ICONS).map((kind) => ({
          id: kind,
          label: tKind(kind),
          hint: t(`newHint.${kind}`),
          icon: ICONS[kind],
          onSelect: () => void make(kind),
        })),
        {
          id: 'here',
          label: t('here'),
          hint: t('hereHint'),
          icon: LocateFixed,
          onSelect: () => void make('pin', true),
        },
      ]}
    />
  );
}
