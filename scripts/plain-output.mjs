/**
 * What the tests run prints without colors, wherever they run. Where `CI` is set, the test runner sets
 * `FORCE_COLOR` for its workers, which would reach every command that a test starts and every printed line it compares.
 */
process.env.NO_COLOR = '1';
delete process.env.FORCE_COLOR;
