import { API_BASE_PATH } from '../http/conventions.ts';

/** The settings of the contact form in a browser without scripts. */
export const ENQUIRY_FORM = {
  /** The URL that the form posts to. */
  action: `${API_BASE_PATH}/enquiries/`,
  /** The id of the element with the form. */
  id: 'enquiry',
  /** The id of the thank-you message, which is shown when it is the URL's fragment. */
  sentId: 'enquiry-sent',
} as const;
