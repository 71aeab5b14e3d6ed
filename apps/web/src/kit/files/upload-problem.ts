import { isApiError } from '@cleaning/api-client';
import type { PickedFile } from '@cleaning/ui/file-picker';
import { errorMessage } from '../errors/api-errors.ts';
import { mayPassLater } from '../errors/may-pass-later.ts';

/** The status and error of a file after a failed call. */
export function describeUploadProblem(error: unknown): Pick<PickedFile, 'status' | 'problem'> {
  return { status: isFinal(error) ? 'refused' : 'failed', problem: errorMessage(error) };
}

function isFinal(error: unknown): boolean {
  if (!isApiError(error) || error.status === null) return false;
  return error.status >= 400 && error.status < 500 && !mayPassLater(error.status);
}
