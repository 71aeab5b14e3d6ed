/** Copies a text for the user to paste. @returns whether the browser did. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without permission, or on a page without TLS, there is no clipboard.
    return false;
  }
}
