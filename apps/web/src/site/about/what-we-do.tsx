import { PUBLIC_PATHS } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import toolsUrl from '@cleaning/ui/illustrations/tools.svg';
import { Inline } from '@cleaning/ui/inline';
import { Stack } from '@cleaning/ui/stack';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ComponentType } from 'react';
import { CREDENTIALS, WHAT_WE_DO } from '#content/about.ts';
import { IconFact } from '#kit/page/icon-fact.tsx';
import { Section } from '#kit/page/section.tsx';
import { WingPicture } from '../wing-picture.tsx';
import styles from './split.module.css';

const ICONS: Readonly<Record<(typeof CREDENTIALS)[number]['icon'], ComponentType>> = {
  approved: BadgeCheck,
  insured: ShieldCheck,
};

/** The services in words, with credentials. */
export function WhatWeDo() {
  return (
    <Section title={WHAT_WE_DO.title}>
      {(heading) => (
        <div className={styles['root']}>
          <Stack gap="space-6">
            {heading}
            {WHAT_WE_DO.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <Stack as="ul" gap="space-5">
              {CREDENTIALS.map(({ icon, title, text }) => {
                const Icon = ICONS[icon];
                return (
                  <li key={title}>
                    <IconFact icon={<Icon />} title={title} level={3}>
                      {text}
                    </IconFact>
                  </li>
                );
              })}
            </Stack>
            <Inline gap="space-4">
              <ButtonLink size="lg" href={PUBLIC_PATHS.services}>
                {WHAT_WE_DO.action}
              </ButtonLink>
            </Inline>
          </Stack>
          <WingPicture
            src={toolsUrl}
            alt="A broom, a bucket, cloths and two spray bottles"
            sweep="left"
            loading="eager"
          />
        </div>
      )}
    </Section>
  );
}
