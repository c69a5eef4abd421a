/** The theme: renders pages. `browser.ts` makes them interactive. */
import './styles/layers.css';
import './styles/reset.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/identifiers.css';
import './ui/icon.css';
import './content/prose.css';
import './content/code.css';
import './content/code-marks.css';
import './content/tables.css';
import './content/tabs.css';
import './content/offscreen.css';
import './styles/print.css';

export { Page as Layout } from './layout/page.tsx';
