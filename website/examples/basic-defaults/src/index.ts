export const load = () => import('./extra');
