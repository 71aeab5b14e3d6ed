/** The parts of the test server that are used. */
declare module 's3rver' {
  export default class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly silent: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly {
        readonly name: string;
        readonly configs: readonly [];
      }[];
    });
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
