/** How a home page's text reaches its place between hero and features, past a site's own components. */
import { createContext, type ReactNode } from 'react';

/** Empty where a text renders the parts of a home page itself. */
export const HomeText = createContext<ReactNode>(null);
