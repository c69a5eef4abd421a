/** The tools of the family that Rslib belongs to. */
export interface Tool {
  name: string;
  site: string;
  logo: string;
  en: string;
  zh: string;
}

const RSPACK: Tool = {
  name: 'Rspack',
  site: 'https://rspack.rs',
  logo: '/logos/rspack.svg',
  en: 'Bundler that speaks webpack',
  zh: '兼容 webpack 的打包工具',
};
const RSBUILD: Tool = {
  name: 'Rsbuild',
  site: 'https://rsbuild.rs',
  logo: '/logos/rsbuild.svg',
  en: 'Build tool for web apps',
  zh: '面向 Web 应用的构建工具',
};
const RSPRESS: Tool = {
  name: 'Rspress',
  site: 'https://rspress.rs',
  logo: '/logos/rspress.svg',
  en: 'Documentation site generator',
  zh: '静态文档站点生成器',
};
export const RSLIB: Tool = {
  name: 'Rslib',
  site: 'https://rslib.rs',
  logo: '/logos/rslib.svg',
  en: 'Build tool for libraries',
  zh: '库开发构建工具',
};
const RSDOCTOR: Tool = {
  name: 'Rsdoctor',
  site: 'https://rsdoctor.rs',
  logo: '/logos/rsdoctor.svg',
  en: 'Analyzer that explains builds',
  zh: '分析构建过程与产物',
};
const RSTEST: Tool = {
  name: 'Rstest',
  site: 'https://rstest.rs',
  logo: '/logos/rstest.svg',
  en: 'Test runner on the same core',
  zh: '基于同一内核的测试框架',
};
const AWESOME: Tool = {
  name: 'Awesome Rspack',
  site: 'https://github.com/web-infra-dev/awesome-rspack',
  logo: '/logos/awesome-rspack.svg',
  en: 'What the community has built',
  zh: '社区整理的资源列表',
};

export const MENU: readonly Tool[] = [RSPACK, RSBUILD, RSPRESS, RSLIB, RSDOCTOR, RSTEST, AWESOME];
export const CARDS: readonly Tool[] = [RSPACK, RSBUILD, RSLIB, RSPRESS, RSDOCTOR, RSTEST];
