/** Checks the names in the options of the plugin. */
import { createError, UserError } from '@quire/engine';
import type { Api } from './api.ts';
import type { ApiReferenceOptions } from './options.ts';
import { joinNames } from './places.ts';

/** @throws UserError with all names that the package does not have */
export function checkNames(api: Api, options: ApiReferenceOptions) {
  const errors = [
    ...findMissingExports(api, options),
    ...findUnusedSentences(api, options, 'sentences'),
    ...findUnusedSentences(api, options, 'defaults'),
  ];
  if (errors.length > 0) throw new UserError(errors);
}

function findMissingExports(api: Api, { package: name, pages = [] }: ApiReferenceOptions) {
  const known = api.exports.flatMap(({ name: exported, type }) => (type === undefined ? [] : [exported]));
  const help = `It exports ${known.join(', ')}.`;
  return pages.flatMap(({ path, exports }) =>
    exports
      .filter((each) => !known.includes(each))
      .map((each) =>
        createError(
          'plugins',
          `The page "${path}" of the reference lists "${each}", which "${name}" does not export.`,
          {
            help,
          },
        ),
      ),
  );
}

function findUnusedSentences(api: Api, options: ApiReferenceOptions, option: 'sentences' | 'defaults') {
  const known = new Set(
    Object.values(api.types).flatMap((type) => [
      type.name,
      ...type.members.map((member) => joinNames(type.name, member.name)),
    ]),
  );
  return Object.entries(options[option] ?? {}).flatMap(([lang, ofLang]) =>
    Object.keys(ofLang)
      .filter((each) => !known.has(each))
      .map((each) =>
        createError(
          'plugins',
          `"${option}.${lang}" of the reference describes "${each}", which "${options.package}" does not have.`,
          {
            help: 'Remove it, or write the name of an export, or of a type and its member: "Config.root".',
          },
        ),
      ),
  );
}
