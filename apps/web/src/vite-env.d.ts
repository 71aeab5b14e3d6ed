/// <reference types="vite/client" />

/** The year in Sydney when the site was built. */
declare const __BUILD_YEAR__: string;
