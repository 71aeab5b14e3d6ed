import type { StoredPhoto } from '../../shared/visit-queue/queued-work.ts';

/** The accepted media types of photos. */
export const PICTURES = 'image/jpeg,image/png,image/webp,image/heic';

export async function toStoredPhoto(file: File): Promise<StoredPhoto> {
  return { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}
