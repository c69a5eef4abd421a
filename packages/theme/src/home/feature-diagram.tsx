/** Owns the small diagrams of features, by name. They repeat what the feature says, and are hidden from screen readers. */
import styles from './feature-diagram.module.css';

const FORMATS = ['esm', 'cjs', 'umd', 'iife', 'mf'];
const FILES = ['index', 'parse', 'format'];

const diagrams = { formats: FormatsDiagram, modes: ModesDiagram };

export function FeatureDiagram({ name }: { name: string }) {
  const Diagram = Object.hasOwn(diagrams, name) ? diagrams[name as keyof typeof diagrams] : undefined;
  return Diagram ? <Diagram /> : null;
}

/** One source on the left, and a line from it to each format. */
function FormatsDiagram() {
  return (
    <svg className={styles.diagram} viewBox="0 0 400 152" aria-hidden="true">
      {FORMATS.map((format, index) => (
        <path key={format} className={styles.line} d={`M124 76C200 76 200 ${14 + index * 31} 276 ${14 + index * 31}`} />
      ))}
      <Box x={4} y={60} width={120} text="src/index.ts" accent />
      {FORMATS.map((format, index) => (
        <Box key={format} x={276} y={index * 31} width={120} text={format} height={27} />
      ))}
    </svg>
  );
}

/** Three modules; joined into one file above, file by file below. */
function ModesDiagram() {
  return (
    <svg className={styles.diagram} viewBox="0 0 400 152" aria-hidden="true">
      <path className={styles.line} d="M104 76C150 76 150 28 196 28M104 76C150 76 150 124 196 124" />
      {FILES.map((file, index) => (
        <Box key={file} x={4} y={16 + index * 44} width={100} text={`${file}.ts`} accent />
      ))}
      <Box x={196} y={12} width={200} text="index.js" />
      {FILES.map((file, index) => (
        <Box key={file} x={196 + index * 68} y={108} width={64} text={file} />
      ))}
    </svg>
  );
}

interface BoxProps {
  x: number;
  y: number;
  width: number;
  height?: number;
  text: string;
  accent?: boolean;
}

function Box({ x, y, width, height = 32, text, accent = false }: BoxProps) {
  return (
    <g className={accent ? styles.source : styles.output}>
      <rect x={x} y={y} width={width} height={height} rx={8} />
      <text x={x + width / 2} y={y + height / 2}>
        {text}
      </text>
    </g>
  );
}
