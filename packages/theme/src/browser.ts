/** Makes pages interactive. These modules do not render the layout, and do not use React. */
export { enhanceLayout } from './layout/enhance-layout.ts';
export { showFailedVisit } from './layout/show-failed-visit.ts';
