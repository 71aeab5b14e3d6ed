import { type ReactNode, useId } from 'react';
import drawing from '@cleaning/ui/illustrations/ndis-home.svg';
import { Inline } from '@cleaning/ui/inline';
import styles from './feature-card.module.css';

export interface FeatureCardProps {
  title: string;
  /** The main figure: a date and time, or a price. */
  figure: ReactNode;
  /** Short facts, each with its icon. */
  facts: readonly { readonly icon: ReactNode; readonly text: ReactNode }[];
  /** One or two links. */
  actions: ReactNode;
}

/** The highlighted card of the dashboard. */
export function FeatureCard({ title, figure, facts, actions }: FeatureCardProps) {
  const titleId = useId();
  return (
    <section className={`${styles['root']} on-inverse`} aria-labelledby={titleId}>
      <div className={styles['text']}>
        <div>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <p className={styles['figure']}>{figure}</p>
          <ul className={styles['facts']}>
            {facts.map(({ icon, text }, index) => (
              // Facts have no identity of their own and hold no state.
              <li key={index}>
                {icon}
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
        <Inline gap="space-3">{actions}</Inline>
      </div>
      <div className={styles['picture']}>
        <img src={drawing} alt="" width="480" height="360" />
      </div>
    </section>
  );
}
