declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*?url' {
  const url: string;
  export default url;
}

declare module '*?no-inline' {
  const url: string;
  export default url;
}

declare module '*.css';
