/** The exit code until a command has completed, as of Node itself: a promise that it awaits may never settle. */
export const UNFINISHED_CODE = 13;
