import { CANCELLING } from '../../../content/ndis.ts';
import { Section } from '../../../shared/page/section.tsx';
import styles from './cancelling.module.css';

/** Until when a visit can be cancelled, along a line of time. */
export function Cancelling() {
  const { id, title, lead, exampleTitle, stages, note } = CANCELLING;
  return (
    <Section id={id} title={title} lead={lead}>
      <h3 className={styles['exampleTitle']}>{exampleTitle}</h3>
      <ol className={styles['line']}>
        {stages.map(({ kind, when, text }) => (
          <li key={kind} className={styles['stage']} data-kind={kind}>
            <strong className={styles['when']}>{when}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className={styles['note']}>{note}</p>
    </Section>
  );
}
