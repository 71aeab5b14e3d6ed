import type { OwnData, ReceivedFile } from '@cleaning/contract';

/**
 * A client's own data as a file. Its name says nothing of the client: others may see it on the device.
 *
 * @param date In Sydney, YYYY-MM-DD.
 */
export function ownDataFile(data: OwnData, date: string): ReceivedFile {
  const content = new TextEncoder().encode(`${JSON.stringify(data, null, 2)}\n`);
  return {
    fileName: `my-cleaning-account-${date}.json`,
    mediaType: 'application/json',
    content: content.buffer,
  };
}
