/** Builds the sites in the folders that it is called with, in one process, and writes how each went as a line of JSON. */
import { runAndReport } from '../dist/node/run-command.js';

process.env.NODE_ENV = 'production';

/** Everything that a command writes is caught. */
function catchWrites(stream) {
  let text = '';
  const write = stream.write;
  stream.write = (chunk) => {
    text += chunk;
    return true;
  };
  return () => {
    stream.write = write;
    return text;
  };
}

/** What is no error of a site ends a command, and only the one build here. @returns its exit code */
async function build(dir) {
  process.exitCode = 0;
  try {
    await runAndReport(['build', dir]);
    return Number(process.exitCode);
  } catch (error) {
    process.stderr.write(String(error?.stack ?? error));
    return 1;
  }
}

for (const dir of process.argv.slice(2)) {
  const endings = [process.stdout, process.stderr].map(catchWrites);
  const code = await build(dir);
  const [stdout, stderr] = endings.map((end) => end());
  process.stdout.write(`${JSON.stringify({ code, stdout, stderr })}\n`);
}
process.exitCode = 0;
