/** @module @cleaning/api-client/live */
export { createLiveStream, type LiveStream, type LiveStreamOptions } from './live-stream.ts';
export { createQueryRefresher, type QueryRefresher } from './query-refresher.ts';
