import { Text } from '@cleaning/ui/text';
import Landmark from 'lucide-react/icons/landmark';
import Mail from 'lucide-react/icons/mail';
import User from 'lucide-react/icons/user';
import type { ComponentType } from 'react';
import { PLAN_TYPES } from '#content/ndis.ts';
import { Section } from '../section.tsx';
import { RoundIcon } from '../round-icon.tsx';
import styles from './plan-types.module.css';

const ICONS: Readonly<Record<(typeof PLAN_TYPES.types)[number]['icon'], ComponentType>> = {
  person: User,
  mail: Mail,
  agency: Landmark,
};

/** The three ways a plan is managed, and where the invoice goes in each. */
export function PlanTypes() {
  const { id, title, lead, types } = PLAN_TYPES;
  return (
    <Section id={id} title={title} lead={lead} band="subtle">
      <ul className={styles['list']}>
        {types.map(({ icon, name, invoiceTo, text, note }) => {
          const Icon = ICONS[icon];
          return (
            <li key={name} className={styles['card']}>
              <h3 className={styles['name']}>{name}</h3>
              <p className={styles['to']}>
                <RoundIcon>
                  <Icon />
                </RoundIcon>
                <span>
                  <Text as="span" size="sm" tone="muted" block>
                    The invoice goes{' '}
                  </Text>
                  <strong>{invoiceTo}</strong>
                </span>
              </p>
              <p>{text}</p>
              <Text tone="muted">{note}</Text>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
