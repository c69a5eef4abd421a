/** Loads the package `twoslash` and the TypeScript compiler that a site has installed. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createPackageCommands } from '@quire/engine';
import type { TwoslashInstance } from 'twoslash/core';
import type TypeScript from 'typescript6';
import { createFailure, loadCompiler } from '../compiler.ts';
import type { TwoslashOptions } from './options.ts';

export interface Twoslasher {
  run: TwoslashInstance;
  /** Absolute paths of all files of the program that compiled the last sample. */
  listFiles(): string[];
}

/** Comments that show a message: `// @log: Ready`. */
export const MESSAGE_TAGS = ['annotate', 'log', 'warn', 'error'];

/** @param dir folder of the site @throws UserError if a package is missing, or TypeScript does not know an option */
export function loadTwoslash(
  { compiler = 'typescript', compilerOptions = {} }: TwoslashOptions,
  dir: string,
): Twoslasher {
  const ts = loadCompiler(compiler, dir);
  const { createTwoslasher } = requirePackage(dir);
  const { options, errors } = ts.convertCompilerOptionsFromJson({ ...DEFAULTS, ...compilerOptions }, dir);
  if (errors.length > 0)
    throw createOptionsFailure(errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')));
  let program: TypeScript.Program | undefined;
  // twoslash empties the sample afterwards, so the program is read while twoslash asks about it.
  const tsModule = {
    ...ts,
    createLanguageService(...args: Parameters<typeof ts.createLanguageService>): TypeScript.LanguageService {
      const service = ts.createLanguageService(...args);
      const askWith = () => {
        program = service.getProgram();
        return service;
      };
      return {
        ...service,
        getQuickInfoAtPosition: (...place) => askWith().getQuickInfoAtPosition(...place),
        getSemanticDiagnostics: (fileName) => askWith().getSemanticDiagnostics(fileName),
      };
    },
  };
  const run = createTwoslasher({
    tsModule,
    tsLibDirectory: dirname(createRequire(join(dir, 'package.json')).resolve(compiler)),
    vfsRoot: dir,
    compilerOptions: options,
    customTags: MESSAGE_TAGS,
  });
  return { run, listFiles: () => program?.getSourceFiles().map(({ fileName }) => fileName) ?? [] };
}

const DEFAULTS = {
  strict: true,
  target: 'esnext',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  skipLibCheck: true,
};

/** Its own types depend on the `typescript` that is installed here. */
interface TwoslashPackage {
  createTwoslasher(options: { tsModule: object; [option: string]: unknown }): TwoslashInstance;
}

function requirePackage(dir: string): TwoslashPackage {
  for (const place of [join(dir, 'package.json'), import.meta.url]) {
    try {
      return createRequire(place)('twoslash/core');
    } catch {}
  }
  const { installDev } = createPackageCommands();
  throw createFailure(
    'The package "twoslash" is not installed, which finds the types in fences with the word "twoslash".',
    `Run "${installDev('twoslash')}".`,
  );
}

function createOptionsFailure(messages: readonly string[]) {
  return createFailure(
    `twoslash(): "compilerOptions" has options that TypeScript does not know: ${messages.join(' ')}`,
    'Write them as in the "compilerOptions" of a tsconfig.json.',
  );
}
