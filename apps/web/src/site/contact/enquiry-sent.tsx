import { ENQUIRY_FORM } from '@cleaning/contract/routes';
import { Alert } from '@cleaning/ui/alert';
import { useRef, type MouseEvent } from 'react';
import { useFocusAfterChange } from '#kit/hooks/focus.ts';
import { ENQUIRY_SENT } from '#content/contact.ts';
import { toControlId } from './enquiry-answers.ts';
import styles from './enquiry-sent.module.css';

interface EnquirySentProps {
  readonly isSent: boolean;
  readonly onAgain: () => void;
}

/**
 * The confirmation. It is always in the page and shown once a message is sent: by the script, or, in a
 * browser without JavaScript, by the `:target` selector.
 */
export function EnquirySent({ isSent, onAgain }: EnquirySentProps) {
  const root = useRef<HTMLDivElement>(null);

  // Focuses the confirmation, and on return the first field.
  useFocusAfterChange(isSent, () =>
    (isSent ? root.current : document.getElementById(toControlId('name')))?.focus(),
  );

  const handleAgain = (event: MouseEvent) => {
    // Without JavaScript the link itself returns to the form.
    if (isSent) event.preventDefault();
    // The second press of a double click on Send may land here, where the answer was quick.
    if (event.detail > 1) return;
    onAgain();
  };

  return (
    <div
      ref={root}
      id={ENQUIRY_FORM.sentId}
      className={styles['root']}
      tabIndex={-1}
      data-shown={isSent || undefined}
    >
      <Alert tone="success" title={ENQUIRY_SENT.title}>
        <p>{ENQUIRY_SENT.text}</p>
        <a className={styles['again']} href={`#${ENQUIRY_FORM.id}`} onClick={handleAgain}>
          {ENQUIRY_SENT.again}
        </a>
      </Alert>
    </div>
  );
}
