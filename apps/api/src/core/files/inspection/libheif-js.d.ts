/** The part of the package that is used here. The package has no types for this build. */
declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /**
     * Writes pixels of four bytes into `data`, and then calls back; with null when it cannot
     * decode.
     */
    display(target: { data: Uint8Array }, done: (target: unknown) => void): void;
  }
  const libheif: { HeifDecoder: new () => { decode(content: Uint8Array): HeifImage[] } };
  export default libheif;
}
