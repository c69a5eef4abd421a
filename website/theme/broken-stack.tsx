/** The picture of the 404 page: the layers of the logo, of which one is missing. */

/** By the vertical position of their center; each covers the ones before it. The colors are those of sides and top. */
const LAYERS = [
  { y: 124, colors: ['light-dark(#a8380a, #7c2a08)', 'light-dark(#e8590c, #c2410c)'] },
  { y: 84, colors: ['none', 'none'], stroke: 'var(--q-line-field)' },
  { y: 44, colors: ['light-dark(#f58a2c, #d9702a)', 'light-dark(#ffb75c, #ffa24a)'] },
];

export function BrokenStack() {
  return (
    <svg viewBox="0 0 200 180" width={200} height={180} aria-hidden="true" strokeLinejoin="round" strokeWidth={1.5}>
      {LAYERS.map(({ y, colors: [sides, top], stroke }) => (
        <g key={y} stroke={stroke} strokeDasharray={stroke && '5 5'}>
          <path fill={sides} d={`M20 ${y}v18l80 36 80-36v-18l-80 36Z`} />
          <path fill={top} d={`M100 ${y - 36} 180 ${y}l-80 36L20 ${y}Z`} />
        </g>
      ))}
    </svg>
  );
}
