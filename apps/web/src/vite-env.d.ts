/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The year in Sydney when the site was built. */
  readonly BUILD_YEAR: string;
  /** The address of the service worker for visits; only in the built site. */
  readonly VISITS_WORKER?: string;
}
