import type { QuoteStepId } from '../model/quote-steps.ts';

/** What each step says at its top. */
export const STEP_HEADS: Readonly<Record<QuoteStepId, { title: string; text: string }>> = {
  price: { title: 'Price', text: 'Choose what you need. The price follows as you go.' },
  address: {
    title: 'Address and access',
    text: 'Where we clean, and how we get in.',
  },
  date: { title: 'Date', text: 'Which day would suit you? Nothing is booked yet.' },
  photos: {
    title: 'Photos',
    text: 'A photo shows us what you mean. You can leave this step out.',
  },
  check: {
    title: 'Check your answers',
    text: 'Nothing is sent or booked yet. You can change any answer.',
  },
};
