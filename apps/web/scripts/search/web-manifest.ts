import { company } from '@cleaning/company';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { MANIFEST_ICONS, MASKABLE_ICON } from './icons.ts';

/** Its address within the site. */
export const WEB_MANIFEST_PATH = '/site.webmanifest';

interface ManifestColours {
  readonly theme: string;
  readonly background: string;
}

/** How the site presents itself once somebody keeps it among their apps. */
export function webManifest({ theme, background }: ManifestColours): string {
  return JSON.stringify({
    id: SITE_PATHS.home,
    name: company.name,
    description: company.blurb,
    lang: 'en-AU',
    start_url: SITE_PATHS.home,
    // The way back stays on screen.
    display: 'minimal-ui',
    theme_color: theme,
    background_color: background,
    icons: MANIFEST_ICONS.map((icon) => ({
      src: icon.path,
      sizes: `${icon.size}x${icon.size}`,
      type: 'image/png',
      purpose: icon === MASKABLE_ICON ? 'maskable' : 'any',
    })),
  });
}
