import toolsUrl from '@cleaning/ui/illustrations/tools.svg';
import { Text } from '@cleaning/ui/text';
import type { ReactNode } from 'react';
import { STEPS } from '#content/home.ts';
import styles from './how-it-works.module.css';
import { Section } from '../section.tsx';
import { EstimateSketch, QuoteSketch } from './step-sketches.tsx';

const ART: readonly ReactNode[] = [
  <EstimateSketch key="estimate" />,
  <QuoteSketch key="quote" />,
  <img key="tools" src={toolsUrl} alt="" width="480" height="360" loading="lazy" />,
];

/** The steps from a price to a clean. */
export function HowItWorks() {
  return (
    <Section title="From price to clean in three steps">
      <ol className={styles['list']}>
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className={styles['step']}>
            <div className={styles['art']} aria-hidden="true">
              {ART[index]}
            </div>
            <div>
              <h3 className={styles['title']}>{title}</h3>
              <Text tone="muted">{text}</Text>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
