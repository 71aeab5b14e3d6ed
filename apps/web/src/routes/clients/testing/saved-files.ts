import { answer } from '@cleaning/api-client/testing';
import { onTestFinished, vi } from 'vitest';

/** The answer that brings a PDF. */
export const aPdf = (fileName: string) =>
  answer({
    fileName,
    mediaType: 'application/pdf',
    content: new TextEncoder().encode('%PDF').buffer,
  });

/** The names under which files are saved from now on; jsdom saves none by itself. */
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
