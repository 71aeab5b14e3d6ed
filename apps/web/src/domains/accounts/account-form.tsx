import { Alert } from '@cleaning/ui/alert';
import { Link } from '@cleaning/ui/link';
import { Stack } from '@cleaning/ui/stack';
import type { ReactNode, SyntheticEvent } from 'react';
import { PHONE_LINK } from '#content/contact-links.ts';

export interface AccountFormProps {
  readonly onSubmit: (event: SyntheticEvent) => void;
  readonly children: ReactNode;
}

/**
 * The form of an account page, which is prerendered. Until its scripts have come, a browser would
 * send a form by itself, and put a password in the address; it never sends one with the method of
 * dialogs.
 */
export function AccountForm({ onSubmit, children }: AccountFormProps) {
  return (
    <Stack as="form" gap="space-6" method="dialog" noValidate onSubmit={onSubmit}>
      <noscript>
        {import.meta.env.SSR ? (
          <Alert>
            <p>
              This form needs JavaScript. Turn it on in your browser, or call us on{' '}
              <Link href={PHONE_LINK.href}>{PHONE_LINK.label}</Link>.
            </p>
          </Alert>
        ) : null}
      </noscript>
      {children}
    </Stack>
  );
}
