import { FileMissingError, type FileStore } from '../src/core/files/file-store.ts';

/** Whether the store still has the content of a file, given a link to it. */
export async function hasContent(fileStore: FileStore, linkUrl: string): Promise<boolean> {
  const id = /files\/([^/]+)\//u.exec(linkUrl)?.[1] ?? '';
  try {
    (await fileStore.open(`${id.slice(0, 2)}/${id}`)).destroy();
    return true;
  } catch (error) {
    if (error instanceof FileMissingError) return false;
    throw error;
  }
}
