/** Formats commands for the package manager that runs Quire. */

const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;
type PackageManager = (typeof PACKAGE_MANAGERS)[number];

export interface PackageCommands {
  /** The command that runs a script. */
  run(script: string): string;
  /** The command that installs all dependencies. */
  installAll: string;
  /** @param packages separated by spaces, with versions if they matter */
  install(packages: string): string;
  installDev(packages: string): string;
}

/** @param userAgent as package managers set it: `yarn/4.18.1 npm/? node/v20.19.0 linux x64` */
export function createPackageCommands(userAgent = process.env.npm_config_user_agent): PackageCommands {
  const manager = findPackageManager(userAgent) ?? 'npm';
  const install = `${manager} ${manager === 'npm' ? 'install' : 'add'}`;
  return {
    run: (script) => `${manager} run ${script}`,
    installAll: `${manager} install`,
    install: (packages) => `${install} ${packages}`,
    installDev: (packages) => `${install} -D ${packages}`,
  };
}

function findPackageManager(userAgent: string | undefined): PackageManager | undefined {
  const name = userAgent?.split('/')[0];
  return PACKAGE_MANAGERS.find((each) => each === name);
}
