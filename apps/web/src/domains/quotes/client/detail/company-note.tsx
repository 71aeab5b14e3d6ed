import styles from './quote-price-card.module.css';

/** What the company wrote to the client about the price, at the end of its card. */
export function CompanyNote({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <div className={styles['company']}>
      <h3 className={styles['subtitle']}>A note from us</h3>
      <p>{text}</p>
    </div>
  );
}
