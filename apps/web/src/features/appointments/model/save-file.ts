import type { ReceivedFile } from '@cleaning/contract';

/** Hands a file of an answer to the browser, as a download. */
export function saveFile({ fileName, mediaType, content }: ReceivedFile): void {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has taken what it needs once the click's own work is done.
  setTimeout(() => URL.revokeObjectURL(address));
}
