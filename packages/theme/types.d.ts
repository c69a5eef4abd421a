/** The names by which components and pages of a site import the theme. */
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
