import { PUBLIC_PATHS } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import ndisHomeUrl from '@cleaning/ui/illustrations/ndis-home.svg';
import toolsUrl from '@cleaning/ui/illustrations/tools.svg';
import { Inline } from '@cleaning/ui/inline';
import { Stack } from '@cleaning/ui/stack';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Calculator from 'lucide-react/icons/calculator';
import Check from 'lucide-react/icons/check';
import FileText from 'lucide-react/icons/file-text';
import House from 'lucide-react/icons/house';
import Phone from 'lucide-react/icons/phone';
import ShieldCheck from 'lucide-react/icons/shield-check';
import {
  ABOUT_CALL,
  ABOUT_PAGE,
  CREDENTIALS,
  EASY_TO_USE,
  HOW_WE_WORK,
  WHAT_WE_DO,
} from '#content/about.ts';
import { PHONE_LINK } from '#content/contact-links.ts';
import { unbroken } from '#kit/lib/unbroken.ts';
import { QUOTE_ACTION } from '#content/site-navigation.ts';
import { AreasBand } from '../areas-band.tsx';
import { CallBand } from '../call-band.tsx';
import { IconFact } from './icon-fact.tsx';
import { PageBand } from '#kit/page/page-band.tsx';
import { Section } from '../section.tsx';
import { WingPicture } from '../wing-picture.tsx';
import styles from './about-page.module.css';

export function Component() {
  return (
    <>
      <PageBand title={ABOUT_PAGE.title} lead={ABOUT_PAGE.lead} />
      <WhatWeDo />
      <HowWeWork />
      <EasyToUse />
      <AreasBand />
      <CallBand title={ABOUT_CALL}>
        <ButtonLink variant="accent" size="lg" href={QUOTE_ACTION.href}>
          {QUOTE_ACTION.label}
        </ButtonLink>
        <ButtonLink variant="inverse" size="lg" href={PHONE_LINK.href} icon={<Phone />}>
          {unbroken(PHONE_LINK.label)}
        </ButtonLink>
      </CallBand>
    </>
  );
}

/** The services in words, with credentials. */
function WhatWeDo() {
  return (
    <Section title={WHAT_WE_DO.title}>
      {(heading) => (
        <div className={styles['split']}>
          <Stack gap="space-6">
            {heading}
            {WHAT_WE_DO.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <Stack as="ul" gap="space-5">
              {CREDENTIALS.map((fact) => (
                <Fact key={fact.title} {...fact} />
              ))}
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

function HowWeWork() {
  return (
    <Section band="subtle" title={HOW_WE_WORK.title}>
      <ul className={styles['steps']}>
        {HOW_WE_WORK.steps.map((fact) => (
          <Fact key={fact.title} {...fact} />
        ))}
      </ul>
    </Section>
  );
}

/** Accessibility of the site, with a phone number as the alternative. */
function EasyToUse() {
  return (
    <Section band="inverse" title={EASY_TO_USE.title} lead={EASY_TO_USE.lead}>
      {(heading) => (
        <div className={styles['split']}>
          <WingPicture
            src={ndisHomeUrl}
            alt="A home with a ramp and rail, and a blue wren on the rail"
            sweep="right"
          />
          <Stack gap="space-6">
            {heading}
            <Inline gap="space-4">
              <ButtonLink variant="accent" size="lg" href={PUBLIC_PATHS.ndis}>
                NDIS information
              </ButtonLink>
              <ButtonLink variant="inverse" size="lg" href={PHONE_LINK.href} icon={<Phone />}>
                {unbroken(PHONE_LINK.label)}
              </ButtonLink>
            </Inline>
          </Stack>
        </div>
      )}
    </Section>
  );
}

const FACT_ICONS = {
  approved: BadgeCheck,
  insured: ShieldCheck,
  price: Calculator,
  approval: Check,
  portal: FileText,
  home: House,
};

interface FactProps {
  readonly icon: keyof typeof FACT_ICONS;
  readonly title: string;
  readonly text: string;
}

function Fact({ icon, title, text }: FactProps) {
  const Icon = FACT_ICONS[icon];
  return (
    <li>
      <IconFact icon={<Icon />} title={title} level={3}>
        {text}
      </IconFact>
    </li>
  );
}
