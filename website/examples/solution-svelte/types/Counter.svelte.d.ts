interface Props {
    label: string;
    initial?: number;
}
declare const Counter: import("svelte").Component<Props, {}, "">;
type Counter = ReturnType<typeof Counter>;
export default Counter;
