/** The bench: a source, and its output for each combination of format, mode, syntax and minification. Radio buttons and CSS select the output. */
import type { MarkdownElement } from '@quire/client/contract';
import type { ReactNode } from 'react';

const FORMATS = ['esm', 'cjs', 'umd', '.d.ts'] as const;
const BUNDLE = ['true', 'false'] as const;
const SYNTAX = ['esnext', 'es5'] as const;
const MINIFY = ['default', 'true'] as const;

interface BenchProps {
  /** The accessible name. */
  label: string;
  children: ReactNode;
}

/** Its children are one `BenchSource` and a `BenchOutput` for each choice. */
export function Bench({ label, children }: BenchProps) {
  return (
    <section className="q-bench" aria-label={label}>
      {children}
    </section>
  );
}

export function BenchSource({ children }: { children: ReactNode }) {
  return <div>{children}</div>;
}

Bench.toMarkdown = BenchSource.toMarkdown = BenchOutputs.toMarkdown = ({ children }: MarkdownElement) => children;

/** The choices, and all outputs. The stylesheet shows the selected one. */
export function BenchOutputs({ children }: { children: ReactNode }) {
  return (
    <div className="q-bench-built">
      <div className="q-bench-choices">
        <div>rslib.config.ts</div>
        <Choice name="format" options={FORMATS} />
        <Choice name="bundle" options={BUNDLE} />
        <Choice name="syntax" options={SYNTAX} />
        <Choice name="minify" options={MINIFY} />
      </div>
      <div className="q-bench-outputs">{children}</div>
    </div>
  );
}

/** Choices that do not affect the output are undefined. */
interface BenchOutputProps {
  format: (typeof FORMATS)[number];
  bundle?: (typeof BUNDLE)[number];
  syntax?: (typeof SYNTAX)[number];
  minify?: (typeof MINIFY)[number];
  children: ReactNode;
}

export function BenchOutput({ format, bundle, syntax, minify, children }: BenchOutputProps) {
  return (
    <div className="q-bench-output" data-format={format} data-bundle={bundle} data-syntax={syntax} data-minify={minify}>
      {children}
    </div>
  );
}

BenchOutput.toMarkdown = ({ attributes, children }: MarkdownElement) => {
  const choices = Object.entries(attributes).map(([name, value]) => `${name}: ${String(value)}`);
  return `**${choices.join(', ')}**\n\n${children}`;
};

interface ChoiceProps {
  /** The name of the option, as in a configuration file. */
  name: string;
  options: readonly string[];
}

/** The first option is selected initially. */
function Choice({ name, options }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{name}</legend>
      <span>
        {options.map((value, index) => (
          <label key={value}>
            <input type="radio" name={`q-bench-${name}`} value={value} defaultChecked={index === 0} />
            {value}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
