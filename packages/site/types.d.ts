/** The names by which components and pages of a site import the theme: `"types": ["@quire/site/types"]`. */
/// <reference types="@quire/theme/types" />
