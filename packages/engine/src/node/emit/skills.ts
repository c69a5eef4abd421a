/** Emits pages with `skill` in their frontmatter as `SKILL.md`, for AI agents, and an index of them for each language. */
import { createHash } from 'node:crypto';
import { toHref } from '@quire/client/contract';
import { createError, type Diagnostic, UserError } from '@quire/markdown/diagnostics';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { findPlace } from '../content/find-place.ts';
import type { Page } from '../content/page.ts';
import type { Site } from '../content/route-table.ts';
import type { OutputFile } from '../files/output-file.ts';
import { listSkills, type Skill, toSkillPath, toSkillsIndexPath } from '../routes/skills.ts';

const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
const DESCRIPTION_CHARS_MAX = 1024;

export interface SkillsInput extends Site {
  loadMarkdown(page: Page): Promise<string | undefined>;
}

/** @throws UserError with the pages that cannot be skills */
export async function emitSkills(input: SkillsInput): Promise<OutputFile[]> {
  const { routes, config } = input;
  const languages = config.locales.map(({ lang }) => ({ lang, skills: listSkills(lang, routes, config) }));
  const errors = languages.flatMap(({ skills }) => skills.flatMap((skill) => findErrors(skill, skills, config)));
  if (errors.length > 0) throw new UserError(errors);
  const folders = languages
    .filter(({ skills }) => skills.length > 0)
    .map(({ lang, skills }) => emitFolder(lang, skills, input));
  return (await Promise.all(folders)).flat();
}

async function emitFolder(lang: string, skills: readonly Skill[], input: SkillsInput): Promise<OutputFile[]> {
  const { config, loadMarkdown } = input;
  const files = await Promise.all(
    skills.map(async ({ name, page }) => {
      const body = `${formatFields(name, page)}\n${(await loadMarkdown(page)) ?? ''}`;
      return { name, page, path: toSkillPath(name, lang, config), body };
    }),
  );
  const entries = files.map(({ name, page, path, body }) => ({
    name,
    type: 'skill-md',
    description: page.description,
    url: toHref(path, config.base),
    digest: `sha256:${createHash('sha256').update(body).digest('hex')}`,
    // For readers of draft 0.1.0, relative to the folder of the skill.
    files: ['SKILL.md'],
  }));
  const index = { path: toSkillsIndexPath(lang, config), body: formatJson({ $schema: SCHEMA, skills: entries }) };
  return [index, ...files].map(({ path, body }) => ({ path: path.slice(1), body }));
}

/** JSON strings are strings of YAML. */
function formatFields(name: string, { description }: Page): string {
  return `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n`;
}

function formatJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** Finds out why agents would not read a skill. */
function findErrors({ name, page }: Skill, all: readonly Skill[], { siteUrl }: ResolvedConfig): Diagnostic[] {
  const { description = '', sourcePath } = page;
  const first = all.find((skill) => skill.name === name);
  const problems: Array<[isWrong: boolean, message: string, help: string]> = [
    [
      first?.page !== page,
      `The skill "${name}" is that of "${first?.page.sourcePath}" already.`,
      'Give each skill of a language a name of its own.',
    ],
    [
      description.trim() === '',
      `The skill "${name}" has no description.`,
      'Set "description" in the frontmatter: what the skill is for, and when an agent needs it.',
    ],
    [
      description.length > DESCRIPTION_CHARS_MAX,
      `The description of the skill "${name}" has ${description.length} characters; agents read ${DESCRIPTION_CHARS_MAX}.`,
      'Say what the skill is for, and when an agent needs it.',
    ],
    [
      siteUrl === undefined,
      `The skill "${name}" is read away from the site, where links need a host.`,
      'Set "siteUrl" in the configuration.',
    ],
  ];
  return problems
    .filter(([isWrong]) => isWrong)
    .map(([, message, help]) =>
      createError('output', message, { file: sourcePath, ...findPlace(page, 'skill:'), help }),
    );
}
