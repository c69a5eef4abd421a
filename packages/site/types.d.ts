/** Declares the modules by which a site imports the theme: `"types": ["@quire/site/types"]`. */
/// <reference types="@quire/theme/types" />
