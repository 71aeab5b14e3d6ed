import { Link } from '@cleaning/ui/link';
import { Text } from '@cleaning/ui/text';
import { PHONE_LINK } from '#content/contact-links.ts';
import { unbroken } from '#kit/lib/unbroken.ts';
import { NEEDED } from '#content/ndis.ts';
import { BesideHeading } from '../beside-heading.tsx';
import { Section } from '../section.tsx';
import styles from './needed.module.css';

/** What to have ready before the first visit. */
export function Needed() {
  const { id, title, text, items } = NEEDED;
  return (
    <Section id={id} title={title} band="subtle">
      {(heading) => (
        <BesideHeading
          intro={
            <>
              {heading}
              <p>{text}</p>
              <p>
                <Link className={styles['call']} href={PHONE_LINK.href}>
                  Call {unbroken(PHONE_LINK.label)}
                </Link>
              </p>
            </>
          }
        >
          <ol className={styles['list']}>
            {items.map((item) => (
              <li key={item.title} className={styles['item']}>
                <div>
                  <h3 className={styles['title']}>{item.title}</h3>
                  <Text tone="muted">{item.text}</Text>
                </div>
              </li>
            ))}
          </ol>
        </BesideHeading>
      )}
    </Section>
  );
}
