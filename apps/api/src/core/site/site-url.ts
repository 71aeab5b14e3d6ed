// One for the process: links are made deep inside of emails and documents, and passing the address
// there would go through every function that may send one.
let publicUrl: string | null = null;

/**
 * Says where people reach the site (`PUBLIC_URL`); once, when the process starts.
 *
 * @param url without a trailing slash.
 */
export function setPublicUrl(url: string): void {
  publicUrl = url;
}

/**
 * The address of a page of the site, for links in emails and on documents.
 *
 * @param path with a leading slash; nothing for the site itself.
 */
export function siteUrl(path = ''): string {
  if (publicUrl === null) throw new Error('The process has not said where the site is.');
  return `${publicUrl}${path}`;
}
