import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { INVOICE } from '#content/ndis.ts';
import { BesideHeading } from '../beside-heading.tsx';
import { Section } from '../section.tsx';
import styles from './invoice-example.module.css';

/** How an NDIS invoice adds up, with one line as an example. */
export function InvoiceExample() {
  const { id, title, text, note } = INVOICE;
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
          <ExampleLine />
          <Text size="sm" tone="muted">
            {note}
          </Text>
        </BesideHeading>
      )}
    </Section>
  );
}

/** A plain table, since one line has nothing to fold: a narrow box only leaves out two columns. */
function ExampleLine() {
  const { caption, name, itemNumber, hours, rate, amount, gst } = INVOICE.example;
  return (
    <div className={styles['box']}>
      <table className={styles['line']}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Example line</th>
            <th scope="col" data-wide="">
              Hours
            </th>
            <th scope="col" data-wide="">
              Rate
            </th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              {name}
              <small>Item {itemNumber}</small>
              <small data-narrow="">
                {hours} hours × {rate}
              </small>
            </th>
            <td data-wide="">{hours}</td>
            <td data-wide="">{rate}</td>
            <td data-amount="">{amount}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">GST</th>
            <td colSpan={3}>{gst}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
