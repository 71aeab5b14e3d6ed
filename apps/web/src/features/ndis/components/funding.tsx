import { FUNDING } from '../../../content/ndis.ts';
import { Section } from '../../../shared/page/section.tsx';
import { TickList } from '../../../shared/page/tick-list.tsx';
import styles from './funding.module.css';

/** What plans usually pay for, beside what they usually do not. */
export function Funding() {
  const { id, title, lead, funded, notFunded } = FUNDING;
  return (
    <Section id={id} title={title} lead={lead} tight>
      <div className={styles['root']}>
        <div className={styles['card']} data-funded>
          <h3 className={styles['title']}>{funded.title}</h3>
          <TickList mark="yes" items={funded.items} />
        </div>
        <div className={styles['card']}>
          <h3 className={styles['title']}>{notFunded.title}</h3>
          <TickList mark="no" items={notFunded.items} />
          <p className={styles['note']}>{notFunded.note}</p>
        </div>
      </div>
    </Section>
  );
}
