/**
 * A URL whose path can be decoded. In a path that cannot, such as `/100%`, each `%` is read as
 * itself, so that it is answered like any other unknown address.
 */
export function readableUrl(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  return canDecode(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
