import type { Photo } from '@waymark/model/entities/photo';
import { Images } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import { useMember } from '../../../elements/page/use-member.ts';
import { Button } from '../../../ui/controls/button.tsx';

const LibraryChoice = lazyPart(async () => (await import('./library-choice.tsx')).LibraryChoice, {
  messages: ['library'],
});

interface FromLibraryProps {
  /** The paths of the photos that the work has already. */
  taken: readonly string[];
  /** How many more photos there is room for. */
  room: number;
  onChoose: (photos: readonly Photo[]) => void;
}

/** A button that opens the choice of photos that were uploaded before. */
export function FromLibrary({ taken, room, onChoose }: FromLibraryProps) {
  const t = useTranslations('pictures');
  const member = useMember();
  const [isOpen, setIsOpen] = useState(false);
  if (member === null) return null;
  return (
    <>
      <Button kind="secondary" icon={Images} disabled={room === 0} onClick={() => setIsOpen(true)}>
        {t('fromLibrary')}
      </Button>
      {isOpen && (
        <Suspense>
          <LibraryChoice
            uid={member.uid}
            taken={taken}
            room={room}
            onClose={() => setIsOpen(false)}
            onChoose={(photos) => {
              setIsOpen(false);
              onChoose(photos);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
