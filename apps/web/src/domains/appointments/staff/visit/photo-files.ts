import { refusalBeforeUpload } from '@cleaning/contract/files/rules';
import { MAX_UPLOAD_BYTES } from '@cleaning/contract/http/rules';
import { shrinkPhoto } from '#kit/files/shrink-photo.ts';
import type { StoredPhoto } from '../../visit-queue/queued-work.ts';

/** The accepted media types of photos. */
export const PICTURES = 'image/jpeg,image/png,image/webp,image/heic';

/** A photo to keep on this phone until it is sent, or why the service would refuse it. */
export async function readPhoto(
  file: File,
): Promise<
  | { readonly photo: StoredPhoto; readonly problem: null }
  | { readonly photo: null; readonly problem: string }
> {
  const small = await shrinkPhoto(file);
  const problem = refusalBeforeUpload(small, MAX_UPLOAD_BYTES);
  if (problem !== null) return { photo: null, problem };
  const bytes = new Uint8Array(await small.arrayBuffer());
  return { photo: { name: small.name, type: small.type, bytes }, problem: null };
}
