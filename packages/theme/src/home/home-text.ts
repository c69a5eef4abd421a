/** Passes the content of a home page through a site's own components to its position between hero and features. */
import { createContext, type ReactNode } from 'react';

/** Null if the content renders the parts of a home page itself. */
export const HomeText = createContext<ReactNode>(null);
