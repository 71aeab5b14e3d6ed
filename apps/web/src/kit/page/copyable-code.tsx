import { TextButton } from '@cleaning/ui/button';
import { Code } from '@cleaning/ui/code';
import { Inline } from '@cleaning/ui/inline';
import { useToast } from '@cleaning/ui/toast';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { copyText } from '../lib/copy-text.ts';
import styles from './copyable-code.module.css';

export interface CopyableCodeProps {
  readonly value: string;
  /** What it is, as its label says it: "Account number". */
  readonly label: string;
}

/**
 * A code that people take to another app, such as that of their bank, with a button to copy it. A
 * number is copied without its spaces, which some of these apps refuse.
 */
export function CopyableCode({ value, label }: CopyableCodeProps) {
  const toast = useToast();
  const copy = async () =>
    toast.show(
      (await copyText(value.replaceAll(/(?<=\d) (?=\d)/gu, '')))
        ? `${label} copied.`
        : 'Your browser did not let us copy. Select the number and copy it yourself.',
    );
  return (
    <Inline as="span" gap="space-3" rowGap="space-1" align="baseline" justify="end">
      <Code>{value}</Code>
      <TextButton end className={styles['copy']} onClick={() => void copy()}>
        Copy <VisuallyHidden>{label}</VisuallyHidden>
      </TextButton>
    </Inline>
  );
}
