import { useFormatter, useTranslations } from 'use-intl';
import { Table } from '../../ui/table.tsx';

const STAGES = [
  { id: 'harbour', kilometres: 11.4, metres: 1082 },
  { id: 'lighthouse', kilometres: 9, metres: 217 },
  { id: 'bay', kilometres: 17.35, metres: 640 },
] as const;

/** Numbers below one another, as each language writes them. */
export function StageTable() {
  const t = useTranslations('components.content');
  const format = useFormatter();
  return (
    <Table
      caption={t('stages')}
      rows={STAGES}
      rowId={({ id }) => id}
      columns={[
        { id: 'stage', heading: t('stage'), cell: ({ id }) => t(id) },
        {
          id: 'length',
          heading: t('length'),
          numeric: true,
          cell: ({ kilometres }) => format.number(kilometres, { minimumFractionDigits: 2 }),
        },
        { id: 'climb', heading: t('climb'), numeric: true, cell: ({ metres }) => format.number(metres) },
      ]}
    />
  );
}
