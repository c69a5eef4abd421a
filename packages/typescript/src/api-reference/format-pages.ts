/** Formats the API of a package as Markdown pages. */
import type { VirtualPage } from '@quire/engine';
import type { Api, ApiExport } from './api.ts';
import { formatSection, formatUses } from './format-section.ts';
import { formatCode, formatProse, formatTable, joinBlocks } from './format-text.ts';
import type { ApiReferenceOptions } from './options.ts';
import { createOutline, findSentence, linkToType, type Outline, type ReferenceSite, toAnchor } from './outline.ts';
import type { ReferencePage } from './places.ts';
import { formatAbout } from './prose.ts';
import { pickText } from './texts.ts';

/** @param site one language of it */
export function formatPages(api: Api, options: ApiReferenceOptions, site: ReferenceSite): VirtualPage[] {
  const outline = createOutline(api, options, site);
  const pages = outline.pages.map((page, index) => formatPage(page, outline, index + 1));
  return [formatIndex(options, outline), ...pages].map((page) => ({ ...page, version: options.version }));
}

function formatPage(page: ReferencePage, outline: Outline, sidebarPosition: number): VirtualPage {
  const { options, path, types } = page;
  const { lang, folder, api } = outline;
  const nameOf = (key = '') => api.types[key]?.name ?? key;
  const title = pickText(options?.title, lang) ?? nameOf(types[0]);
  const formatHeading = (marks: string, key: string) => `${marks} ${formatProse(nameOf(key))} {#${toAnchor(key)}}`;
  const [first = ''] = types;
  // The title may be the name of the first type, which then has no other heading.
  const isNamed = nameOf(first) === title;
  const sections = types.map((key, index) =>
    joinBlocks([isNamed && index === 0 ? '' : formatHeading('##', key), formatSection(key, page, outline)]),
  );
  return {
    path: `${folder}/${path}.md`,
    lang,
    frontmatter: { title, description: pickText(options?.description, lang), sidebarPosition },
    text: joinBlocks([
      isNamed ? formatHeading('#', first) : `# ${formatProse(title)}`,
      pickText(options?.intro, lang),
      ...sections,
    ]),
  };
}

/** Lists all exports by name. */
function formatIndex(options: ApiReferenceOptions, outline: Outline): VirtualPage {
  const { api, lang, texts, folder } = outline;
  const title = pickText(options.title, lang) ?? api.name;
  const exports = api.exports.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const rows = exports.map((each) => formatExport(each, outline));
  return {
    path: `${folder}/index.md`,
    lang,
    frontmatter: { title, description: pickText(options.description, lang) },
    text: joinBlocks([
      `# ${formatProse(title)}`,
      pickText(options.intro, lang),
      formatCode(`${api.name}@${api.version}`),
      formatTable([texts.name, texts.kind, texts.description], rows),
    ]),
  };
}

function formatExport({ name, kind, type, from }: ApiExport, outline: Outline): string[] {
  const { api, texts } = outline;
  const code = formatCode(name);
  if (type === undefined) return [code, texts.kinds[kind], texts.everythingOf + formatCode(from ?? api.name)];
  const about = formatAbout(api.types[type]?.about, findSentence(api.types[type]?.name ?? name, outline), outline.lang);
  const description = about || formatUses(type, outline);
  return [`[${code}](${linkToType(type, outline)})`, texts.kinds[kind], description];
}
