import { Link } from '@cleaning/ui/link';
import { PHONE_LINK } from '#content/contact-links.ts';
import { AreaList } from './area-list.tsx';
import { BesideHeading } from './beside-heading.tsx';
import { Section } from './section.tsx';

/** The service areas, and how to ask about other places. */
export function AreasBand() {
  return (
    <Section band="warm" title="Where we clean">
      {(heading) => (
        <BesideHeading
          intro={
            <>
              {heading}
              <p>
                Not sure if we come to you? <Link href={PHONE_LINK.href}>Call us</Link> with your
                suburb.
              </p>
            </>
          }
        >
          <AreaList />
        </BesideHeading>
      )}
    </Section>
  );
}
