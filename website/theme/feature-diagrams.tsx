/** The diagrams of features. They repeat what the feature says, and are hidden from screen readers. */

/** Position, width and text of a box, and its height if it is not the default. */
type Box = [x: number, y: number, width: number, text: string, height?: number];

interface Diagram {
  /** The lines from input to output, as path data. */
  lines: string;
  sources: Box[];
  outputs: Box[];
}

const FILES = ['index', 'parse', 'format'];

/** One source on the left, and a line from it to each format. */
const formats: Diagram = {
  lines: [0, 31, 62, 93, 124].map((y) => `M124 76C200 76 200 ${14 + y} 276 ${14 + y}`).join(''),
  sources: [[4, 60, 120, 'src/index.ts']],
  outputs: ['esm', 'cjs', 'umd', 'iife', 'mf'].map((format, index) => [276, index * 31, 120, format, 27]),
};

/** Three modules; joined into one file above, file by file below. */
const modes: Diagram = {
  lines: 'M104 76C150 76 150 28 196 28M104 76C150 76 150 124 196 124',
  sources: FILES.map((file, index) => [4, 16 + index * 44, 100, `${file}.ts`]),
  outputs: [[196, 12, 200, 'index.js'], ...FILES.map((file, index): Box => [196 + index * 68, 108, 64, file])],
};

/** By the names in the frontmatter of the home page. */
export const featureDiagrams = { formats: renderDiagram(formats), modes: renderDiagram(modes) };

function renderDiagram({ lines, sources, outputs }: Diagram) {
  return (
    <svg className="feature-diagram" viewBox="0 0 400 152" aria-hidden="true">
      <path d={lines} />
      <g>{sources.map(renderBox)}</g>
      <g>{outputs.map(renderBox)}</g>
    </svg>
  );
}

function renderBox([x, y, width, text, height = 32]: Box) {
  return (
    <g key={text + y}>
      <rect x={x} y={y} width={width} height={height} rx={8} />
      <text x={x + width / 2} y={y + height / 2}>
        {text}
      </text>
    </g>
  );
}
