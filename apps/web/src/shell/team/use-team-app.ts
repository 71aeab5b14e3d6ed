import { useEffect } from 'react';
import { TEAM_MANIFEST_PATH } from '#content/team-app.ts';
import { followInstallPrompt } from '#domains/dashboard/install-prompt.ts';

/**
 * While the team's frame is shown, what the browser installs is the team's app and not the site: the
 * document, which every page shares, names its manifest.
 */
export function useTeamApp(): void {
  useEffect(() => {
    const stop = followInstallPrompt();
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const site = link?.getAttribute('href') ?? '';
    link?.setAttribute('href', TEAM_MANIFEST_PATH);
    return () => {
      link?.setAttribute('href', site);
      stop();
    };
  }, []);
}
