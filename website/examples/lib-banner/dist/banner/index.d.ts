/// <reference lib="dom" />
import './index.css';
export declare const name = "example";
