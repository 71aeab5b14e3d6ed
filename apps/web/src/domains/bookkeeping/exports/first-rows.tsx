import type { ExportPreview } from '@cleaning/contract/bookkeeping';
import { Card } from '@cleaning/ui/card';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import styles from '../bookkeeping.module.css';

export interface FirstRowsProps {
  readonly preview: ExportPreview;
}

/** A preview of the first rows of the invoice file. */
export function FirstRows({ preview: { headings, rows, files } }: FirstRowsProps) {
  const all = files.find(({ record }) => record === 'invoices')?.row_count ?? 0;
  if (rows.length === 0) return null;
  const columns = headings.flatMap((heading, at) =>
    rows.some((cells) => (cells[at] ?? '') !== '') ? { heading, at } : [],
  );
  return (
    <Card
      flush
      title="Preview of the invoices file"
      action={
        <Text as="span" size="sm" tone="muted">
          {rows.length} of {all} {all === 1 ? 'row' : 'rows'}
          {columns.length < headings.length ? ', without empty columns' : ''}
        </Text>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the file has more columns than a screen, and a keyboard has to scroll it */}
      <section className={styles['scroll']} aria-label="Rows of the invoices file" tabIndex={0}>
        <table className={styles['file']}>
          <caption>
            <VisuallyHidden>First rows of the invoices file</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {columns.map(({ heading }) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // The rows of a file have no identity of their own and hold no state.
              <tr key={row}>
                {columns.map(({ heading, at }) => (
                  <td key={heading}>{cells[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
