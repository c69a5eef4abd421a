/** The name of the unit that `parse` returns. */
export declare const unit: string;
/** Turns "2s" or "500ms" into milliseconds. */
export declare function parse(text: string): number;
