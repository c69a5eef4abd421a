/** Generates the pages about the types of `@rslib/core`. */
import { type ApiReferenceOptions, apiReference } from '@quire/typescript';
import { CHINESE_DEFAULTS } from './type-defaults.ts';
import { CHINESE_SENTENCES } from './type-sentences.ts';

export const OPTIONS: ApiReferenceOptions = {
  package: '@rslib/core',
  compiler: 'typescript6',
  include: ['@rsbuild/core'],
  title: { en: 'Type reference', zh: '类型参考' },
  description: {
    en: 'All exports of the package @rslib/core: functions, types and their members, as TypeScript sees them.',
    zh: '@rslib/core 的全部导出：函数、类型及其成员。',
  },
  intro: {
    en: 'Every export of `@rslib/core`, with its types, as they are in the installed package. The pages about the [options](/config/) and the [JavaScript API](/guide/advanced/javascript-api) explain how to use them.',
    zh: '`@rslib/core` 的全部导出及其类型，内容取自已安装的包。用法参见各[配置项](/config/)的说明和 [JavaScript API](/guide/advanced/javascript-api)。',
  },
  explainedIn: ['config/', 'guide/advanced/javascript-api'],
  sentences: { zh: CHINESE_SENTENCES },
  defaults: { zh: CHINESE_DEFAULTS },
  prefixes: { RslibConfig: '', LibConfig: 'lib', RslibInstance: 'rslib' },
  pages: [
    {
      path: 'rslib-config',
      title: { en: 'RslibConfig', zh: 'RslibConfig' },
      description: {
        en: 'The types of all options that a configuration of Rslib has, those of Rsbuild among them, with their members and defaults.',
        zh: 'Rslib 配置的类型，包括来自 Rsbuild 的配置项，以及所有成员和默认值。',
      },
      intro: {
        en: 'The type of a configuration. Options that link to no page come from Rsbuild and make no difference to most libraries.',
        zh: '完整配置的类型。没有链接的配置项来自 Rsbuild，对大多数库没有影响。',
      },
      exports: ['RslibConfig'],
    },
    {
      path: 'lib-config',
      title: { en: 'LibConfig', zh: 'LibConfig' },
      description: {
        en: 'The types of all options that an item of lib has in Rslib, with their members and defaults.',
        zh: 'lib 中每一项的配置类型，包括所有成员及其默认值。',
      },
      intro: {
        en: 'The type of an item of `lib`. What it shares with the top level of the configuration is described with [`RslibConfig`](./rslib-config.md).',
        zh: '`lib` 中每一项的类型。与配置顶层相同的部分参见 [`RslibConfig`](./rslib-config.md)。',
      },
      exports: [
        'LibConfig',
        'Format',
        'Syntax',
        'AutoExternal',
        'Redirect',
        'BannerAndFooter',
        'Dts',
        'Shims',
        'Wasm',
        'LibExperiments',
        'ExeOptions',
      ],
    },
    {
      path: 'config-file',
      title: { en: 'Configuration files', zh: '配置文件' },
      description: {
        en: 'Functions and types for configuration files of Rslib: defineConfig, loadConfig, loadEnv and mergeRslibConfig.',
        zh: '与配置文件有关的函数和类型：defineConfig、loadConfig、loadEnv 和 mergeRslibConfig。',
      },
      exports: [
        'defineConfig',
        'RslibConfigDefinition',
        'RslibConfigSyncFn',
        'RslibConfigAsyncFn',
        'ConfigParams',
        'loadConfig',
        'LoadConfigOptions',
        'LoadConfigResult',
        'loadEnv',
        'LoadEnvOptions',
        'LoadEnvResult',
        'mergeRslibConfig',
      ],
    },
    {
      path: 'instance',
      title: { en: 'createRslib', zh: 'createRslib' },
      description: {
        en: 'Functions and types for running Rslib from a script: createRslib, the methods of an instance, their options and results.',
        zh: '在脚本中运行 Rslib 的函数和类型：createRslib、实例的方法，以及它们的选项和返回值。',
      },
      exports: [
        'createRslib',
        'CreateRslibOptions',
        'RslibInstance',
        'BuildOptions',
        'BuildResult',
        'InspectConfigOptions',
        'InspectConfigResult',
        'StartMFDevServerOptions',
        'StartDevServerResult',
        'OnAfterCreateRsbuildFn',
        'runCLI',
        'RunCLIOptions',
        'version',
      ],
    },
    {
      path: 'plugin-hooks',
      title: { en: 'Plugin hooks', zh: '插件钩子' },
      description: {
        en: 'The type of a plugin for Rslib, with every hook and function that its setup receives from Rsbuild.',
        zh: 'Rslib 插件的类型，以及 setup 从 Rsbuild 得到的所有钩子和函数。',
      },
      exports: ['RsbuildPlugin', 'Rsbuild.RsbuildPluginAPI'],
    },
  ],
};

export const typeReference = apiReference(OPTIONS);
