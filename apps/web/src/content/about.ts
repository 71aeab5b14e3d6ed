/** The text of the about page. */
export const ABOUT_PAGE = {
  title: 'We show you the price first',
  lead: 'We clean homes and offices across Sydney, and clean at home for NDIS participants. You see what each room costs before we knock.',
} as const;

export const WHAT_WE_DO = {
  title: 'What we do',
  text: [
    'We do general, deep and end-of-lease cleaning, NDIS cleaning support, offices, windows and carpet. Each service has a list of what is included and what is not, so you know what you are paying for.',
    'End-of-lease cleans are bond-back guaranteed: if your agent reports a problem with something you booked, within the guarantee period, we clean it again free. We cannot promise the bond itself.',
  ],
  action: 'See our services',
} as const;

/** The company's credentials. */
export const CREDENTIALS = [
  {
    icon: 'approved',
    title: 'NDIS approved provider',
    text: 'For self-managed and plan-managed plans, and agency-managed plans with pre-approval.',
  },
  { icon: 'insured', title: 'Insured', text: 'We are an insured cleaning company.' },
] as const;

export const HOW_WE_WORK = {
  title: 'How we work',
  steps: [
    {
      icon: 'price',
      title: 'Price before work',
      text: 'You count your rooms and see an estimate. Your quote lists every line.',
    },
    {
      icon: 'approval',
      title: 'You say yes',
      text: 'Nothing is booked until you approve the quote. You can ask for changes first.',
    },
    {
      icon: 'portal',
      title: 'One place for your quotes',
      text: 'Read, approve and keep your quotes in your client portal.',
    },
    {
      icon: 'home',
      title: 'Your home, your way',
      text: 'Tell us about access, pets, scents and the jobs that matter most.',
    },
  ],
} as const;

export const EASY_TO_USE = {
  title: 'Made to be easy to use',
  lead: 'This site is for everyone, including people with low vision, fatigue or limited movement. So our words are plain, our text is large and every button is easy to press. You can always call instead.',
} as const;

export const ABOUT_CALL = 'Count your rooms and see your price.';
