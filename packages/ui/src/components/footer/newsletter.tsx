import { type FormEvent, useId } from 'react';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import type { FooterProps } from './footer-types.ts';
import styles from './newsletter.module.css';

/**
 * Takes an email address. The form has a method so that pressing Subscribe before the page is
 * interactive does not load another page. Without JavaScript there is a plain mail link.
 */
export function Newsletter({ title, text, onSubmit, fallbackHref }: FooterProps['newsletter']) {
  const titleId = useId();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = new FormData(form).get('email');
    if (typeof email !== 'string' || email.trim() === '') return;
    onSubmit(email.trim());
    form.reset();
  }

  return (
    <section className={styles['root']} aria-labelledby={titleId}>
      <div>
        <h2 className={styles['title']} id={titleId}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <form className={styles['form']} method="dialog" onSubmit={handleSubmit}>
        <TextField
          label="Your email"
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder="name@example.com"
          className={styles['emailField']}
        />
        <Button type="submit" variant="accent">
          Subscribe
        </Button>
      </form>
      <a className={styles['fallback']} href={fallbackHref}>
        Subscribe by email
      </a>
    </section>
  );
}
