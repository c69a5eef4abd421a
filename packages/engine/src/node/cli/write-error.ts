/** Writes to the error stream, or to standard output if that fails, for example on a full disk. */
export function writeError(text: string) {
  process.stderr.write(text, (error) => {
    if (error) process.stdout.write(text);
  });
}
