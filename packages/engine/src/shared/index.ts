/** The package's entry for what build and browser have in common. */
export * from './content-facts.ts';
export * from './locale.ts';
export * from './navigation.ts';
export * from './overview.ts';
export * from './page.ts';
export * from './page-view.ts';
export * from './route-path.ts';
export * from './sidebar.ts';
export * from './site.ts';
