/** Installs a system package, on Debian and its derivatives. */
import { existsSync, readFileSync } from 'node:fs';
import { runStep } from './run-step.mjs';

/** Resolves to whether it was installed. */
export async function installPackage(title, name) {
  if (!isDebian()) return false;
  const [command, ...args] = [...(process.getuid?.() === 0 ? [] : ['sudo']), 'apt-get'];
  const run = (step, rest) =>
    runStep(step, command, { args: [...args, ...rest], env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true });
  return (
    (await run('Updating the package list', ['update'])) &&
    (await run(`Installing ${title}`, ['install', '--yes', '--no-install-recommends', name]))
  );
}

function isDebian() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return /^ID(?:_LIKE)?=.*\b(?:debian|ubuntu)\b/m.test(release);
}
