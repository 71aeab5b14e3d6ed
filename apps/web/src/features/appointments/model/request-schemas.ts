import { askForAnotherTimeRequest, requestAppointmentRequest } from '@cleaning/contract';
import { z } from 'zod';

/** A day is picked here and not written, so the sentence about it differs from the service's. */
const preferred_date = z.iso.date({ error: 'Choose a day.' });

/** What a client answers to ask for a visit. */
export const visitAnswers = requestAppointmentRequest.extend({ preferred_date });

/** What a client answers to ask for another time. */
export const anotherTimeAnswers = askForAnotherTimeRequest
  .omit({ version: true })
  .extend({ preferred_date });
