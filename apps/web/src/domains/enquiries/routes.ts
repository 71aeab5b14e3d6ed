import type { TeamPages } from '#kit/page/pages-by-path.ts';
import {
  STAFF_ENQUIRIES_PATH,
  STAFF_ENQUIRY_CONVERT_PATH,
  STAFF_ENQUIRY_PATH,
} from './enquiry-paths.ts';

export const enquiryPages: TeamPages = {
  office: {
    [STAFF_ENQUIRIES_PATH]: () => import('./enquiries-page.tsx'),
    [STAFF_ENQUIRY_PATH]: () => import('./enquiry-page.tsx'),
    [STAFF_ENQUIRY_CONVERT_PATH]: () => import('./convert-enquiry-page.tsx'),
  },
};
