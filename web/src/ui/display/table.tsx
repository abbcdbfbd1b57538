import { type ReactNode, useId } from 'react';
import styles from './table.module.css';

interface Column<Row> {
  id: string;
  heading: string;
  /** Aligns numbers below each other. */
  numeric?: boolean;
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  caption: string;
  /** The first column names its row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
}

/** A table for comparing rows of the same kind. On a narrow screen the table scrolls sideways and the page does not. */
export function Table<Row>({ caption, columns, rows, rowId }: TableProps<Row>) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
    <section className={styles.scroller} aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-numeric={column.numeric}>
                {column.heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row">
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} data-numeric={column.numeric}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
