import { answer } from '@cleaning/api-client/testing';
import { onTestFinished, vi } from 'vitest';

/** A response with a PDF. */
export const aPdf = (fileName: string) =>
  answer({
    fileName,
    mediaType: 'application/pdf',
    content: new TextEncoder().encode('%PDF').buffer,
  });

/** Records the names of saved files from now on; jsdom cannot save files. */
export function catchSavedFiles(): string[] {
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => undefined });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  return names;
}
