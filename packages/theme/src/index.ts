/** The theme: what renders a page, and what makes its text interactive. */
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
import './content/file-tabs.css';
import './styles/print.css';

export { loadParts } from '#page-type-parts';
export { enhance } from './content/enhance.ts';
export { enhanceLayout } from './layout/enhance-layout.ts';
export { Page as Layout } from './layout/page.tsx';
