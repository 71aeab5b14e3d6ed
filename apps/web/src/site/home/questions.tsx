import { PUBLIC_PATHS } from '@cleaning/contract/routes';
import { Disclosure, DisclosureGroup } from '@cleaning/ui/disclosure';
import { Link } from '@cleaning/ui/link';
import { EMAIL_LINK } from '#content/contact-links.ts';
import { QUESTIONS } from '#content/home.ts';
import { BesideHeading } from '../beside-heading.tsx';
import { Section } from '../section.tsx';

/** Common questions. */
export function Questions() {
  return (
    <Section title="Good questions">
      {(heading) => (
        <BesideHeading
          intro={
            <>
              {heading}
              <p>
                Something else? <Link href={EMAIL_LINK.href}>Ask us</Link> or read{' '}
                <Link href={PUBLIC_PATHS.faq}>all questions</Link>.
              </p>
            </>
          }
        >
          <DisclosureGroup>
            {QUESTIONS.map(({ question, answer }, index) => (
              <Disclosure key={question} summary={question} defaultOpen={index === 0}>
                <p>{answer}</p>
              </Disclosure>
            ))}
          </DisclosureGroup>
        </BesideHeading>
      )}
    </Section>
  );
}
