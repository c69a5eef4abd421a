import './theme.css';
import icon from './icon.svg';
export { icon };
export declare const chart: () => Promise<typeof import("./chart.js")>;
