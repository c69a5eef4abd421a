/** What makes pages interactive. Nothing here renders the layout, or knows React. */
export { enhanceLayout } from './layout/enhance-layout.ts';
export { showFailedVisit } from './layout/show-failed-visit.ts';
export { offerLocale } from './nav/offer-locale.ts';
