/**
 * A data block with JSON-LD in it. Browsers never run one, so no content security policy has to
 * allow it. No text in it can end the element or open a comment.
 */
export function jsonLdScript(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
