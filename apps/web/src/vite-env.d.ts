/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The year in Sydney when the site was built. */
  readonly BUILD_YEAR: string;
}
