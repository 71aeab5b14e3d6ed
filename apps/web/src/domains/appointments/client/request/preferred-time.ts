import {
  requestRescheduleRequest,
  requestAppointmentRequest,
} from '@cleaning/contract/appointments';
import { z } from 'zod';

/** A day is picked here rather than typed, so the error text differs from the API's. */
const preferred_date = z.iso.date({ error: 'Choose a day.' });

/** The form of an appointment request. */
export const appointmentAnswers = requestAppointmentRequest.extend({ preferred_date });

/** The form of a reschedule request. */
export const rescheduleAnswers = requestRescheduleRequest
  .omit({ version: true })
  .extend({ preferred_date });
