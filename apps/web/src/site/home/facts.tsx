import { Inline } from '@cleaning/ui/inline';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Clock from 'lucide-react/icons/clock';
import KeyRound from 'lucide-react/icons/key-round';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ComponentType } from 'react';
import { FACTS } from '#content/home.ts';
import { RoundIcon } from '../round-icon.tsx';
import styles from './facts.module.css';

const ICONS: Readonly<Record<(typeof FACTS)[number]['icon'], ComponentType>> = {
  approved: BadgeCheck,
  insured: ShieldCheck,
  bond: KeyRound,
  open: Clock,
};

/** Four facts about the company. */
export function Facts() {
  return (
    <div className={styles['root']}>
      <ul className={styles['list']} aria-label="Why people choose us">
        {FACTS.map(({ icon, title, text }) => {
          const Icon = ICONS[icon];
          return (
            <Inline as="li" key={title} gap="space-4" align="start" wrap={false}>
              <RoundIcon>
                <Icon />
              </RoundIcon>
              <div>
                <p className={styles['title']}>{title}</p>
                <p className={styles['text']}>{text}</p>
              </div>
            </Inline>
          );
        })}
      </ul>
    </div>
  );
}
