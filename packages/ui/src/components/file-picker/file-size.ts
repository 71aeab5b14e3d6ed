const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** Formats the size of a file: `64 KB`, `2.2 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes >= MEGABYTE) {
    const megabytes = (bytes / MEGABYTE).toFixed(1);
    return `${megabytes.endsWith('.0') ? megabytes.slice(0, -2) : megabytes} MB`;
  }
  return `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`;
}
