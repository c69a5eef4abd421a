export interface Badge {
    element: HTMLElement;
    onClear(listener: () => void): void;
}
/** Creates a badge with a counter. */
export declare function createBadge(count: number): Badge;
