/** The family of tools that Rslib belongs to, for the switcher in the navigation bar and the cards of the home page. */
import type { ToolFamily } from '@quire/engine';

interface ToolText {
  name: string;
  site: string;
  logo: string;
  en: string;
  zh: string;
}

const RSPACK: ToolText = {
  name: 'Rspack',
  site: 'https://rspack.rs',
  logo: '/logos/rspack.svg',
  en: 'Bundler that speaks webpack',
  zh: '兼容 webpack 的打包工具',
};
const RSBUILD: ToolText = {
  name: 'Rsbuild',
  site: 'https://rsbuild.rs',
  logo: '/logos/rsbuild.svg',
  en: 'Build tool for web apps',
  zh: '面向 Web 应用的构建工具',
};
const RSPRESS: ToolText = {
  name: 'Rspress',
  site: 'https://rspress.rs',
  logo: '/logos/rspress.svg',
  en: 'Documentation site generator',
  zh: '静态文档站点生成器',
};
const RSLIB: ToolText = {
  name: 'Rslib',
  site: 'https://rslib.rs',
  logo: '/logos/rslib.svg',
  en: 'Build tool for libraries',
  zh: '库开发构建工具',
};
const RSDOCTOR: ToolText = {
  name: 'Rsdoctor',
  site: 'https://rsdoctor.rs',
  logo: '/logos/rsdoctor.svg',
  en: 'Analyzer that explains builds',
  zh: '分析构建过程与产物',
};
const RSTEST: ToolText = {
  name: 'Rstest',
  site: 'https://rstest.rs',
  logo: '/logos/rstest.svg',
  en: 'Test runner on the same core',
  zh: '基于同一内核的测试框架',
};
const AWESOME: ToolText = {
  name: 'Awesome Rspack',
  site: 'https://github.com/web-infra-dev/awesome-rspack',
  logo: '/logos/awesome-rspack.svg',
  en: 'What the community has built',
  zh: '社区整理的资源列表',
};

const SWITCHER = [RSPACK, RSBUILD, RSPRESS, RSLIB, RSDOCTOR, RSTEST, AWESOME];
const CARDS = [RSPACK, RSBUILD, RSLIB, RSPRESS, RSDOCTOR, RSTEST];

export function createFamily(lang: 'en' | 'zh'): ToolFamily {
  const toTool = (tool: ToolText) => ({ name: tool.name, description: tool[lang], logo: tool.logo, href: tool.site });
  return {
    name: 'Rstack',
    href: 'https://github.com/rstackjs',
    links: SWITCHER.map(toTool),
    cardsTitle: lang === 'en' ? 'One family of tools' : '同一家族的工具链',
    cards: CARDS.map(toTool),
  };
}
