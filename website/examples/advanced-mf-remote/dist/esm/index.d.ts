export declare const Counter: ({ start }: {
    start?: number;
}) => import("react").JSX.Element;
