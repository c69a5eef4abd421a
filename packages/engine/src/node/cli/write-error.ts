/** Writes to the error stream, or to the other one where that is refused: on a full disk, for example. */
export function writeError(text: string) {
  process.stderr.write(text, (error) => {
    if (error) process.stdout.write(text);
  });
}
