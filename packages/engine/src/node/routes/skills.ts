/** Pages that are skills of AI agents too (`skill` in their frontmatter), and the URLs of what they are published as. */
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import type { RouteTable } from '../content/route-table.ts';
import { isCanonical } from './canonical.ts';

export interface Skill {
  name: string;
  page: Page;
}

type Config = Pick<ResolvedConfig, 'defaultLang' | 'versions'>;

/** Those of a language, of the default version: a folder of skills has one of each name. */
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

/** The name that clients ask for below the URL which they are given. (draft 0.2.0 of "Agent Skills Discovery") */
function toSkillsFolder(lang: string, { defaultLang }: Config): string {
  return `${lang === defaultLang ? '' : `/${lang}`}/.well-known/agent-skills`;
}
