import { Alert } from '@cleaning/ui/alert';
import { Card } from '@cleaning/ui/card';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { SectionId } from './sections.ts';
import styles from './account-section.module.css';
import { useFocusAfterChange } from '#kit/hooks/focus.ts';

export interface AccountSectionProps {
  /** The anchor of the section. */
  readonly id: SectionId;
  readonly title: string;
  /** Shown at the end of the title row. */
  readonly action?: ReactNode;
  /** The status message, and the focus target when a form closes. */
  readonly section?: Pick<Section<never>, 'ref' | 'done'>;
  readonly children: ReactNode;
}

/** One section of the account page, with its status message. */
export function AccountSection({ id, title, action, section, children }: AccountSectionProps) {
  return (
    <div ref={section?.ref} tabIndex={-1} className={styles['root']}>
      <Card id={id} title={title} action={action} className={styles['card']}>
        <output className={styles['done']}>
          {section?.done === null || section?.done === undefined ? null : (
            <Alert tone="success">
              <p>{section.done}</p>
            </Alert>
          )}
        </output>
        {children}
      </Card>
    </div>
  );
}

/** The open form of a section, and its status message. */
export interface Section<Form> {
  /** The open form, or null. */
  readonly form: Form | null;
  /** The status message of the last action. */
  readonly done: string | null;
  readonly open: (form: Form) => void;
  /** Closes the form and changes nothing. */
  readonly close: () => void;
  /** Closes the form and shows a status message. */
  readonly finish: (done: string) => void;
  /** The section element, which takes the focus if the opener is gone. */
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** Marks the button that opens a form, so that focus can return to it. */
export const opener = (name: string) => ({ 'data-opens': name });

/**
 * The state of one section of the account page.
 *
 * @param nameOf The name of a form's opener. Without that opener, focus goes to the section itself.
 */
export function useSection<Form>(nameOf: (form: Form) => string): Section<Form> {
  const [form, setForm] = useState<Form | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  const openedBy = useRef<string | null>(null);

  useFocusAfterChange(form, () => {
    if (form !== null) return;
    const name = openedBy.current;
    // While a form is open its button is not drawn, so it is found again by its name.
    const buttons = ref.current?.querySelectorAll<HTMLElement>('[data-opens]') ?? [];
    const button = [...buttons].find(({ dataset }) => dataset['opens'] === name);
    (button ?? ref.current)?.focus();
  });

  return {
    form,
    done,
    ref,
    open(next) {
      openedBy.current = nameOf(next);
      setDone(null);
      setForm(next);
    },
    close: () => setForm(null),
    finish(message) {
      setDone(message);
      setForm(null);
    },
  };
}
