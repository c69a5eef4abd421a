/** Finds the position of a field in the configuration, for errors that are found after validation. */
import { readFileSync } from 'node:fs';
import type { DiagnosticDetails } from '@quire/markdown/diagnostics';
import type { ResolvedConfig } from './resolved-config.ts';
import { type FieldPath, findEitherPlace, parseConfig } from './source-place.ts';

type PlacedConfig = Pick<ResolvedConfig, 'configFile'>;

/** @param paths of which the one that is written is used */
export function placeInConfig({ configFile }: PlacedConfig, ...paths: FieldPath[]): DiagnosticDetails {
  if (configFile === undefined) return {};
  return { file: configFile, ...findEitherPlace(parseConfig(configFile, readFileSync(configFile, 'utf8')), paths) };
}

/** The position of a setting of a language, or of the one for all languages. */
export function placeInLocale(config: PlacedConfig, lang: string, path: FieldPath): DiagnosticDetails {
  return placeInConfig(config, ['themeConfig', 'locales', { lang }, ...path], ['themeConfig', ...path]);
}
