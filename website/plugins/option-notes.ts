/** Describes options from the type reference: `dts.bundle` is the member `bundle` of the type of `dts`. */
import type { Api, ApiMember, NameNote } from '@quire/typescript';

/** Types whose members are top-level options. */
const ROOTS = ['LibConfig', 'RslibConfig'];

export function describeOption(option: string, api: Api): NameNote | undefined {
  const names = option.split('.');
  const member = ROOTS.map((root) => findMember(root, names, api)).find((each) => each !== undefined);
  if (!member) return undefined;
  return {
    signature: `${names.at(-1)}?: ${expandType(member.type, api)}`,
    sentence: member.about,
    default: member.default,
  };
}

/** A member of an unnamed object type has a path as its name: `bundle.tsconfigPath`. */
function findMember(key: string, names: readonly string[], api: Api): ApiMember | undefined {
  const members = api.types[key]?.members ?? [];
  const path = names.join('.');
  const found = members.find(({ name }) => name === path);
  if (found) return found;
  for (const { name, opens } of members.filter((each) => path.startsWith(`${each.name}.`))) {
    const rest = names.slice(name.split('.').length);
    const below = opens.map((opened) => findMember(opened, rest, api)).find((each) => each !== undefined);
    if (below) return below;
  }
  return undefined;
}

const EXPANDED_LENGTH_MAX = 160;

/** Replaces the name of a type by its definition if that is short. */
function expandType(type: string, { types }: Api): string {
  const [, meaning = ''] = /^type \w+ = (.*);$/s.exec(types[type]?.signature ?? '') ?? [];
  return meaning === '' || meaning.length > EXPANDED_LENGTH_MAX ? type : meaning;
}
