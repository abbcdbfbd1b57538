import type { Position } from '@waymark/model/geography/position';
import { FileUp, MapPin } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { Disclosure } from '../../ui/display/disclosure.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import styles from './area-field.module.css';
import { cornersIn, type Drawing, drawingIn } from './drawing.ts';
import { type Import, importGeometry, MAX_IMPORT } from './import-geometry.ts';

interface ImportAreaProps {
  /** Takes the GeoJSON of a valid area, which replaces the drawing. */
  onText: (text: string) => void;
  onShow: (spot: Position) => void;
}

type Outcome = Import | { fault: 'unreadable' | 'not-simplified' } | { simplified: number };

/** Imports an area from GeoJSON, as a file or pasted. */
export function ImportArea({ onText, onShow }: ImportAreaProps) {
  const t = useTranslations('drawing.import');
  const input = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);

  const importText = (text: string) => {
    const found = importGeometry(text);
    setOutcome(found);
    if (!('text' in found)) return;
    setPasted('');
    onText(found.text);
  };
  const importFile = async (file: File) => {
    if (file.size > MAX_IMPORT) return setOutcome({ fault: 'file-too-large' });
    try {
      importText(await file.text());
    } catch (error) {
      console.warn('A file could not be read.', error);
      setOutcome({ fault: 'unreadable' });
    }
  };
  const simplify = async (drawing: Drawing) => {
    setBusy(true);
    try {
      const { simplifyDrawing } = await import('./simplify-drawing.ts');
      const text = simplifyDrawing(drawing);
      if (text === undefined) return setOutcome({ fault: 'not-simplified' });
      setOutcome({ simplified: cornersIn(drawingIn(text) ?? []) });
      setPasted('');
      onText(text);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Disclosure summary={t('title')}>
      <div className={styles.import}>
        <p className={styles.hint}>{t('hint')}</p>
        <div>
          <Button kind="secondary" size="small" icon={FileUp} onClick={() => input.current?.click()}>
            {t('file')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('file')}
            accept=".geojson,.json,application/geo+json,application/json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void importFile(file);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
        </div>
        <TextArea
          label={t('paste')}
          rows={3}
          spellCheck={false}
          maxLength={MAX_IMPORT}
          value={pasted}
          onChange={setPasted}
        />
        <div>
          <Button
            kind="secondary"
            size="small"
            disabled={pasted.trim() === ''}
            onClick={() => importText(pasted)}
          >
            {t('take')}
          </Button>
        </div>
        <ImportResult outcome={outcome} busy={busy} onShow={onShow} onSimplify={simplify} />
      </div>
    </Disclosure>
  );
}

interface ImportResultProps {
  outcome: Outcome | undefined;
  busy: boolean;
  onShow: (spot: Position) => void;
  onSimplify: (drawing: Drawing) => void;
}

/** The result of an import. */
function ImportResult({ outcome, busy, onShow, onSimplify }: ImportResultProps) {
  const t = useTranslations('drawing.import');
  const faults = useTranslations('drawing');
  if (outcome === undefined) return null;
  if ('simplified' in outcome) {
    return <Notice kind="success">{t('simplified', { count: outcome.simplified })}</Notice>;
  }
  if ('text' in outcome) {
    const { corners, closed, skipped } = outcome;
    return (
      <Notice kind="success">
        {[
          t('done', { count: corners }),
          closed > 0 && t('closed', { count: closed }),
          skipped > 0 && t('skipped', { count: skipped }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Notice>
    );
  }
  const { fault } = outcome;
  const at = 'at' in outcome ? outcome.at : undefined;
  const drawing = 'drawing' in outcome ? outcome.drawing : undefined;
  return (
    <>
      <Notice kind="error">
        {drawing
          ? faults('fault.too-many-corners', { count: cornersIn(drawing) })
          : fault === 'too-many-corners'
            ? null
            : faults(`fault.${fault}`)}
      </Notice>
      {at && (
        <div>
          <Button kind="secondary" size="small" icon={MapPin} onClick={() => onShow({ ...at })}>
            {faults('showFault')}
          </Button>
        </div>
      )}
      {drawing && (
        <div>
          <Button kind="secondary" size="small" busy={busy} onClick={() => onSimplify(drawing)}>
            {t('simplify')}
          </Button>
        </div>
      )}
    </>
  );
}
