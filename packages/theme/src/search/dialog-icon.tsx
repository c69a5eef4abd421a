/** The icons of the dialog, kept apart so that pages do not load them before it opens. */

const paths = {
  page: 'M6 3.500h8l4 4V20.500H6Zm8 0v4h4',
  heading: 'M9.500 4.500 7.500 19.500m9-15-2 15M4.500 9.500h15.500M4 14.500h15.500',
  text: 'M4.500 6h15M4.500 10h15M4.500 14h15M4.500 18h8',
  recent: 'M12 4a8 8 0 1 1-7.600 5.500M4 4.500v5h5M12 8v4.300l3 1.700',
  star: 'm12 3.800 2.500 5.200 5.700.8-4.100 4 1 5.700-5.100-2.700-5.100 2.700 1-5.700-4.100-4 5.700-.8Z',
  remove: 'm7.500 7.500 9 9m0-9-9 9',
  enter: 'M19 6v4.500a3 3 0 0 1-3 3H5.500m4-4-4 4 4 4',
  up: 'M12 19V5m-5 5 5-5 5 5',
  down: 'M12 5v14m-5-5 5 5 5-5',
  none: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13Zm4.700 11.200 5.300 5.300M8.300 8.300l4.400 4.400m0-4.400-4.400 4.400',
  failed: 'M4 15.500a4.500 4.500 0 0 1 1.500-8.700A6 6 0 0 1 17 8.500a4 4 0 0 1 2.500 6.800M12 12v4m0 3.500v.01',
  language: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM4.500 12h15M12 4c-5 5-5 11 0 16m0-16c5 5 5 11 0 16',
  appearance: 'M12 4a8 8 0 1 0 0 16Zm0 0a8 8 0 0 1 0 16',
  previous: 'M19 12H5m5-5-5 5 5 5',
  next: 'M5 12h14m-5-5 5 5-5 5',
} as const;

export type DialogIconName = keyof typeof paths;

export function DialogIcon({ name, className }: { name: DialogIconName; className?: string }) {
  return (
    <svg className={className ? `q-icon ${className}` : 'q-icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
