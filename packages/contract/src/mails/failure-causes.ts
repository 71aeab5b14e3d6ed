/**
 * Why an email did not arrive: the mailbox is full, the address does not exist, it was refused as
 * spam, our own mail server could not be used, or something else.
 */
export const MAIL_FAILURE_CAUSES = ['full', 'no_address', 'spam', 'ours', 'other'] as const;

export type MailFailureCause = (typeof MAIL_FAILURE_CAUSES)[number];
