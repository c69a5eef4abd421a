/** Lets the compiler accept stylesheets: a module maps its local class names to the final ones. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

/** The URL of the file. */
declare module '*.svg?url' {
  const url: string;
  export default url;
}

/** The text of the stylesheet. */
declare module '*.css?text' {
  const text: string;
  export default text;
}
