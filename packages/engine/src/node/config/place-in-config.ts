/** Finds the position of a field in the configuration, for errors that are found after validation. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { DiagnosticDetails } from '@quire/markdown/diagnostics';
import type { ResolvedConfig } from './resolved-config.ts';
import { findFieldPlace } from './source-place.ts';

/** The position of a field in the configuration file, for messages. */
export function placeInConfig(
  { configFile, siteDir }: Pick<ResolvedConfig, 'configFile' | 'siteDir'>,
  path: Array<string | number>,
): DiagnosticDetails {
  if (configFile === undefined) return {};
  return { file: relative(siteDir, configFile), ...findFieldPlace(readFileSync(configFile, 'utf8'), path) };
}
