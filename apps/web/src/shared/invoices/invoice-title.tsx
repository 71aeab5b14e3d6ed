import styles from './invoice-title.module.css';

/** "Invoice INV-2026-00003" as a heading: the number stays on one line, however narrow the screen is. */
export function InvoiceTitle({ number }: { readonly number: string | null }) {
  if (number === null) return 'Invoice';
  return (
    <>
      Invoice <span className={styles['number']}>{number}</span>
    </>
  );
}
