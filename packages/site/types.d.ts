/** Declares the theme, stylesheets and images as modules that a site imports: `"types": ["@quire/site/types"]`. */
/// <reference types="@quire/theme/types" />
