import { Suspense, lazy } from 'react';
import { retry } from '#kit/deferred/retry.ts';
import type { ResendFormProps } from './resend-form.tsx';

// Most emails arrive and most links work, so the form loads after the page around it.
const LoadedForm = lazy(async () => ({
  default: (await retry(() => import('./resend-form.tsx'))).ResendForm,
}));

export function ResendForm(props: ResendFormProps) {
  return (
    <Suspense>
      <LoadedForm {...props} />
    </Suspense>
  );
}
