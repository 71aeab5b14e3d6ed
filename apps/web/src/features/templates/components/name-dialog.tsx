import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import { TextField } from '@cleaning/ui/field';
import { type SubmitEvent, useRef, useState } from 'react';
import {
  type NameProblem,
  TEMPLATE_NAME_MAX,
  nameProblem,
  refusedName,
} from '../model/name-problem.ts';
import styles from './templates.module.css';

export interface NameDialogProps {
  onClose: () => void;
  title: string;
  text: string;
  /** What the name is at first. */
  name: string;
  saveLabel: string;
  /** Saves the name. What it throws is shown, and what was typed stays. */
  save: (name: string) => Promise<void>;
}

/** Asks what to call a template. One press or many, it is saved once. */
export function NameDialog({ onClose, title, text, name, saveLabel, save }: NameDialogProps) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<NameProblem | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isRunning = useRef(false);
  const input = useRef<HTMLInputElement>(null);

  const fail = (found: NameProblem) => {
    setProblem(found);
    if (found.field !== null) input.current?.focus();
  };

  const trySave = async () => {
    const found = nameProblem(typed);
    if (found !== null) {
      fail(found);
      return;
    }
    if (isRunning.current) return;
    isRunning.current = true;
    setSaving(true);
    setProblem(null);
    try {
      await save(typed.trim());
    } catch (error) {
      fail(refusedName(error));
    } finally {
      isRunning.current = false;
      setSaving(false);
    }
  };

  return (
    <Dialog open onClose={onClose} title={title} initialFocus={input}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void trySave();
        }}
      >
        <p>{text}</p>
        <TextField
          ref={input}
          label="Name"
          value={typed}
          maxLength={TEMPLATE_NAME_MAX}
          error={problem?.field}
          onChange={({ target }) => {
            setTyped(target.value);
            if (problem?.field !== null) setProblem(null);
          }}
        />
        {problem === null || problem.form === null ? null : (
          <Alert tone="danger" title="Not saved yet" live>
            <p>{problem.form} What you typed is still here.</p>
          </Alert>
        )}
        <div className={styles['buttons']}>
          <Button type="submit" busy={isSaving} busyLabel="Saving">
            {saveLabel}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
