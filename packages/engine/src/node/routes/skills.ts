/** Lists pages that are also published as skills for AI agents (`skill` in their frontmatter), and their URLs as skills. */
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import type { RouteTable } from '../content/route-table.ts';
import { isCanonical } from './canonical.ts';

export interface Skill {
  name: string;
  page: Page;
}

type Config = Pick<ResolvedConfig, 'defaultLang' | 'versions'>;

/** The skills of a language. Only the default version has skills, because their names are unique in a language. */
export function listSkills(lang: string, routes: RouteTable, config: Config): Skill[] {
  return routes.pages.flatMap((page) => {
    const { skill } = page.frontmatter;
    const isCurrent = config.versions === undefined || page.version === config.versions.default;
    return skill !== undefined && page.lang === lang && isCurrent && isCanonical(page, routes, config)
      ? [{ name: skill, page }]
      : [];
  });
}

/** From the site's root, without base: `/.well-known/agent-skills/index.json`, below `/zh` for another language. */
export function toSkillsIndexPath(lang: string, config: Config): string {
  return `${toSkillsFolder(lang, config)}/index.json`;
}

export function toSkillPath(name: string, lang: string, config: Config): string {
  return `${toSkillsFolder(lang, config)}/${name}/SKILL.md`;
}

/** The folder in which clients look for skills. (draft 0.2.0 of "Agent Skills Discovery") */
function toSkillsFolder(lang: string, { defaultLang }: Config): string {
  return `${lang === defaultLang ? '' : `/${lang}`}/.well-known/agent-skills`;
}
