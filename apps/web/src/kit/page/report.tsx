import { Alert } from '@cleaning/ui/alert';

/** Says what was done here last, also to screen readers; null before anything was. */
export function Report({ text }: { readonly text: string | null }) {
  return (
    <output>
      {text === null ? null : (
        <Alert tone="info">
          <p>{text}</p>
        </Alert>
      )}
    </output>
  );
}
