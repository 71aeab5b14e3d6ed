import { savedWords } from '../model/describe-saved.ts';
import type { QuoteEditorState } from '../model/quote-editor.ts';
import styles from './quote-form.module.css';

export interface SaveStatusProps {
  state: QuoteEditorState;
  /** The version that the form opened with: of that one there is nothing to say. */
  openedVersion: number;
}

/** "Saved 2:41 pm", read out when there is a pause, at most once a minute. */
export function SaveStatus({ state, openedVersion }: SaveStatusProps) {
  return <output className={styles['saved']}>{savedWords(state, openedVersion)}</output>;
}
