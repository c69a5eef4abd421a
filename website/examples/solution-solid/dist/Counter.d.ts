import { type JSX } from 'solid-js';
import './counter.css';
export interface CounterProps {
    initial?: number;
    children: JSX.Element;
}
export declare function Counter(props: CounterProps): JSX.Element;
