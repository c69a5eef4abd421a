/** The logo with the names of its layers; an item falls through them once. Screen readers use the alternative text of the logo. */
import { useLang } from '@runtime';

const LAYERS = ['Rslib', 'Rsbuild', 'Rspack'];
const OUTPUTS = ['esm', 'cjs', 'umd', '.d.ts'];

export function HeroStack() {
  const alt =
    useLang() === 'zh'
      ? 'Rslib 的标志，共三层：Rslib 在 Rsbuild 之上，Rsbuild 在 Rspack 之上'
      : 'Rslib logo, three layers: Rslib on Rsbuild on Rspack';
  return (
    <div className="hero-stack">
      <img src="/logo.svg" alt={alt} width={320} height={320} fetchPriority="high" />
      <div aria-hidden="true">
        <b>src/index.ts</b>
        <i />
        <ul>
          {LAYERS.map((layer) => (
            <li key={layer}>{layer}</li>
          ))}
        </ul>
        <ul>
          {OUTPUTS.map((output) => (
            <li key={output} data-output={output}>
              {output}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
