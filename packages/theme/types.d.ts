/** The modules that components of a site import: the theme, stylesheets and images. */
/// <reference path="./dist/components.d.ts" />

declare module '@theme' {
  export * from '@quire/theme/content';
}

declare module '@theme-original' {
  export * from '@quire/theme/content';
  export * from '@quire/theme/layout';
}

declare module '@runtime' {
  export * from '@quire/theme/runtime';
}

/** Maps the class names in the file to those on the page. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

/** The URL of the file. */
declare module '*.svg' {
  const url: string;
  export default url;
}

/** The URL of the file. */
declare module '*.png' {
  const url: string;
  export default url;
}

/** The URL of the file. */
declare module '*.jpg' {
  const url: string;
  export default url;
}

/** The URL of the file. */
declare module '*.webp' {
  const url: string;
  export default url;
}
