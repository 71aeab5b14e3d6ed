import { DataTable, FoldedText, LineItem } from '@cleaning/ui/data-table';
import type { DataColumn } from '@cleaning/ui/data-table';
import { INVOICE } from '../../content/ndis.ts';
import { BesideHeading } from '../../shared/page/beside-heading.tsx';
import { Section } from '../../shared/page/section.tsx';
import styles from './invoice-example.module.css';

type Line = typeof INVOICE.example;

const COLUMNS: readonly DataColumn<Line>[] = [
  {
    key: 'support',
    header: 'Example line',
    place: 'title',
    rowHeader: true,
    cell: ({ name, itemNumber, hours, rate }) => (
      <LineItem name={name}>
        <span>Item {itemNumber}</span>
        <FoldedText>
          {hours} hours × {rate}
        </FoldedText>
      </LineItem>
    ),
  },
  { key: 'hours', header: 'Hours', place: 'gone', align: 'end', cell: ({ hours }) => hours },
  { key: 'rate', header: 'Rate', place: 'gone', align: 'end', cell: ({ rate }) => rate },
  {
    key: 'amount',
    header: 'Amount',
    place: 'amount',
    align: 'end',
    cell: ({ amount }) => <b>{amount}</b>,
  },
];

/** How an NDIS invoice adds up, with one line as an example. */
export function InvoiceExample() {
  const { id, title, text, example, note } = INVOICE;
  return (
    <Section id={id} title={title}>
      {(heading) => (
        <BesideHeading
          intro={
            <>
              {heading}
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </>
          }
        >
          <DataTable
            caption={example.caption}
            fold="lines"
            columns={COLUMNS}
            rows={[example]}
            rowKey={({ itemNumber }) => itemNumber}
            totals={[{ label: 'GST', value: example.gst }]}
          />
          <p className={styles['note']}>{note}</p>
        </BesideHeading>
      )}
    </Section>
  );
}
