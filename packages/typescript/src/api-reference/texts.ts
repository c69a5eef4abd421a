import type { LocalizedText, ReferenceTexts } from './options.ts';

const EN: ReferenceTexts = {
  member: 'Member',
  type: 'Type and description',
  description: 'Description',
  name: 'Export',
  kind: 'Kind',
  default: 'Default: ',
  since: 'Since {version}.',
  deprecated: 'Deprecated.',
  experimental: 'Experimental.',
  valueOf: 'The value of ',
  seeAlso: 'Types: ',
  separator: ', ',
  everythingOf: 'Everything that is exported by ',
  kinds: { function: 'function', class: 'class', type: 'type', value: 'value', namespace: 'namespace' },
};

const ZH: ReferenceTexts = {
  member: '成员',
  type: '类型与说明',
  description: '说明',
  name: '导出',
  kind: '种类',
  default: '默认值：',
  since: '始于版本 {version}。',
  deprecated: '已弃用。',
  experimental: '实验性。',
  valueOf: '用作以下成员的值：',
  seeAlso: '相关类型：',
  separator: '、',
  everythingOf: '以下包的全部导出：',
  kinds: { function: '函数', class: '类', type: '类型', value: '值', namespace: '命名空间' },
};

/** English for languages without texts. */
export function findTexts(lang: string, own: Readonly<Record<string, Partial<ReferenceTexts>>> = {}): ReferenceTexts {
  return { ...(lang.startsWith('zh') ? ZH : EN), ...own[lang] };
}

export function pickText(text: LocalizedText | undefined, lang: string): string | undefined {
  return typeof text === 'object' ? text[lang] : text;
}
