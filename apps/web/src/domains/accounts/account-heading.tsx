import { Stack } from '@cleaning/ui/stack';
import type { ReactNode } from 'react';
import { focusOnMount } from '#kit/hooks/focus.ts';
import styles from './account-heading.module.css';
import formStyles from './account-form.module.css';

export interface AccountHeadingProps {
  readonly title: string;
  /** Takes the focus on mount, for a heading that replaces another on the same page. */
  readonly takesFocus?: boolean | undefined;
  readonly children?: ReactNode;
}

/** The heading of an account page. */
export function AccountHeading({ title, takesFocus = false, children }: AccountHeadingProps) {
  return (
    <Stack gap="space-2">
      <h1
        className={styles['title']}
        tabIndex={takesFocus ? -1 : undefined}
        ref={takesFocus ? focusOnMount : undefined}
      >
        {title}
      </h1>
      {children === undefined ? null : <p className={styles['lead']}>{children}</p>}
    </Stack>
  );
}

/** The alternative below a form: "New here? Create an account". */
export function AlternativeAction({ children }: { readonly children: ReactNode }) {
  return <p className={formStyles['otherWay']}>{children}</p>;
}

/** A small picture above the heading on narrow screens, which have no illustration beside the form. */
export function AccountPicture({ src }: { readonly src: string }) {
  return <img className={styles['picture']} src={src} alt="" width={200} height={150} />;
}
