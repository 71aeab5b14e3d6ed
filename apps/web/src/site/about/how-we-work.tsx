import Calculator from 'lucide-react/icons/calculator';
import Check from 'lucide-react/icons/check';
import FileText from 'lucide-react/icons/file-text';
import House from 'lucide-react/icons/house';
import type { ComponentType } from 'react';
import { HOW_WE_WORK } from '#content/about.ts';
import { IconFact } from '#kit/page/icon-fact.tsx';
import { Section } from '#kit/page/section.tsx';
import styles from './how-we-work.module.css';

const ICONS: Readonly<Record<(typeof HOW_WE_WORK.steps)[number]['icon'], ComponentType>> = {
  price: Calculator,
  approval: Check,
  portal: FileText,
  home: House,
};

export function HowWeWork() {
  return (
    <Section band="subtle" title={HOW_WE_WORK.title}>
      <ul className={styles['list']}>
        {HOW_WE_WORK.steps.map(({ icon, title, text }) => {
          const Icon = ICONS[icon];
          return (
            <li key={title}>
              <IconFact icon={<Icon />} title={title} level={3}>
                {text}
              </IconFact>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
