/** Read in place of the address of a client without an email, wherever a document would be sent. */
const NO_EMAIL = 'No email: print or post the PDF.';

/** Where a document is sent: an address, or the note that there is none. */
export const describeDestination = (email: string | null | undefined): string => email ?? NO_EMAIL;

/** The name and address of a recipient: "Lena Fisher, lena@example.com". */
export const formatRecipient = (name: string, email: string | null): string =>
  email === null ? `${name}. ${NO_EMAIL}` : `${name}, ${email}`;

/** What is sent by email, or the note that there is none. */
export const sentByEmail = (email: string | null | undefined, sentence: string): string =>
  email === null ? NO_EMAIL : sentence;

/** Whether a client is told by email: "Lena gets an email with each visit." */
export const tellsByEmail = (name: string, hasEmail: boolean, what = ''): string =>
  hasEmail ? `${name} gets an email${what}.` : `${name} has no email, so phone them.`;

/** The note that a client cannot read messages: without an email nobody can log in. */
export const cannotReadMessages = (name: string): string =>
  `${name} cannot log in to read messages. ${tellsByEmail(name, false)}`;
