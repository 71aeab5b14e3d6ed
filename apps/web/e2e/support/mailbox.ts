import { expect, type APIRequestContext } from '@playwright/test';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Every mail to an address, newest first. */
export async function mailsTo(request: APIRequestContext, to: string): Promise<Mail[]> {
  const response = await request.get('/dev/mailbox.json', { params: { to } });
  expect(response.ok()).toBe(true);
  return (await response.json()) as Mail[];
}

/** Waits for a mail with a link below `path`, and returns the path and query of that link. */
export async function linkFromMail(
  request: APIRequestContext,
  to: string,
  path: string,
): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const texts = (await mailsTo(request, to)).map(({ text }) => text);
      link = texts
        .flatMap((text) => text.match(/https?:\/\/\S+/gu) ?? [])
        .find((address) => new URL(address).pathname === path);
      return link;
    }, `a mail to ${to} with a link to ${path}`)
    .toBeTruthy();
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}
