import { ButtonLink } from '@cleaning/ui/button';
import Phone from 'lucide-react/icons/phone';
import { PHONE_LINK } from '../../../content/contact-links.ts';
import { STILL_ASKING } from '../../../content/faq.ts';
import styles from './still-asking.module.css';

/** The way to a person. */
export function StillAsking() {
  const { title, text, action } = STILL_ASKING;
  return (
    <div className={styles['root']}>
      <div className={styles['words']}>
        <h2 className={styles['title']}>{title}</h2>
        <p className={styles['text']}>{text}</p>
      </div>
      <div className={styles['actions']}>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
        <ButtonLink variant="outline" href={PHONE_LINK.href} icon={<Phone />}>
          {PHONE_LINK.label}
        </ButtonLink>
      </div>
    </div>
  );
}
