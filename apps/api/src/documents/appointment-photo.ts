import type { uploadDocumentRequest } from '@cleaning/contract/documents';
import type { z } from 'zod';
import type { Queryable } from '../core/db/client.ts';
import { refuseField } from '../core/http/api-error.ts';
import type { UserViewer } from '../core/http/viewer.ts';
import { readAppointment } from '../appointments/index.ts';

/**
 * Checks that a photo of an appointment is added by staff, and that the appointment is of that
 * client. Cleaners add no other documents.
 *
 * @throws ApiError `validation_failed` by field, or `not_found` for an unknown appointment.
 */
export async function assertPhotoOfAppointment(
  queryable: Queryable,
  { appointment_id: id, photo_stage: stage, category }: z.output<typeof uploadDocumentRequest>,
  {
    clientId,
    ...caller
  }: { readonly clientId: string; readonly viewer: UserViewer; readonly now: Date },
): Promise<void> {
  if (id === undefined && stage === undefined && caller.viewer.kind !== 'cleaner') return;
  if (caller.viewer.kind === 'client') {
    throw refuseField('appointment_id', 'Leave this out: staff add the photos of a visit.');
  }
  if (id === undefined) throw refuseField('appointment_id', 'Say which visit the photo is of.');
  if (stage === undefined) throw refuseField('photo_stage', 'Choose before or after.');
  if (category !== 'photos') throw refuseField('category', 'Choose photos for a photo of a visit.');
  const { appointment } = await readAppointment(queryable, { id, ...caller });
  if (appointment.client_id !== clientId) {
    throw refuseField('appointment_id', 'Choose a visit of this client.');
  }
}
