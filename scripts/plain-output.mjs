/**
 * Disables colors in the output of tested commands. If `CI` is set, the test runner sets `FORCE_COLOR` for its workers,
 * which tested commands would inherit.
 */
process.env.NO_COLOR = '1';
delete process.env.FORCE_COLOR;
