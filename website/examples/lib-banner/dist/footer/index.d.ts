import './index.css';
export declare const name = "example";

declare global { interface Window { example?: string } }
