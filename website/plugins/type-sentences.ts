import { RSBUILD_SENTENCES } from './rsbuild-sentences.ts';

/** Chinese sentences about exports and members that no page explains: those of the packages are in English. */

/** The same for `RslibConfig` and for an item of `lib`. */
const SHARED: Readonly<Record<string, string>> = {
  dev: '本地开发相关的选项。',
  html: '生成 HTML 的选项。',
  tools: '底层工具的选项。',
  resolve: '模块解析的选项。',
  source: '源码相关的选项。',
  output: '产物相关的选项。',
  security: 'Web 安全相关的选项。',
  performance: '构建性能和运行时性能相关的选项。',
  splitChunks: '拆分 chunk 的选项。',
  moduleFederation: '模块联邦的选项。',
  plugins: '使用的 Rsbuild 插件。',
};

const withPrefix = (prefix: string, sentences: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(sentences).map(([name, sentence]) => [`${prefix}.${name}`, sentence]));

export const CHINESE_SENTENCES: Readonly<Record<string, string>> = {
  CompressOptions: '`server.compress` 的选项。',
  ...Object.assign({}, ...Object.entries(RSBUILD_SENTENCES).map(([type, ofType]) => withPrefix(type, ofType))),
  ...withPrefix('RslibConfig', {
    ...SHARED,
    mode: '构建模式，不同模式的默认行为和优化不同。',
    root: '项目的根目录。',
    logLevel: '日志级别。',
    customLogger: '当前实例使用的自定义日志对象。',
    server: '服务器的选项。',
    environments: '按环境配置 Rsbuild。',
    lib: '需要输出的各项产物。',
  }),
  ...withPrefix('LibConfig', SHARED),
  ...withPrefix('CreateRslibOptions', {
    cwd: '项目的根目录。',
    config: 'Rslib 配置，或 `loadConfig` 的返回值。',
    loadEnv: '是否调用 `loadEnv` 读取环境变量，并通过 `source.define` 定义为全局变量。',
    restart: '用于重启开发服务器或监听构建的函数。',
  }),
  ...withPrefix('BuildOptions', {
    lib: '只处理指定 id 的产物。',
    watch: '是否监听文件变化并重新构建。',
  }),
  ...withPrefix('BuildResult', {
    close: '结束构建，并执行 `onCloseBuild` 钩子。',
    stats: 'Rspack 的 [stats](https://rspack.rs/zh/api/javascript-api/stats) 对象。',
  }),
  ...withPrefix('InspectConfigOptions', {
    lib: '只处理指定 id 的产物。',
    mode: '查看指定模式下的配置。',
    verbose: '是否显示配置中函数的完整内容。',
    outputPath: '结果的输出路径。',
    writeToDisk: '是否将结果写入磁盘。',
  }),
  'StartMFDevServerOptions.lib': '只处理指定 id 的产物。',
  ...withPrefix('StartDevServerResult', {
    urls: '服务器监听的 URL。',
    port: '服务器实际使用的端口。',
    server: '开发服务器或预览服务器的实例。',
  }),
  'RunCLIOptions.argv': '需要解析的命令行参数，形式与 Node.js 的 `process.argv` 相同。',
  ...withPrefix('LoadConfigOptions', {
    cwd: '查找配置文件的根目录。',
    path: '配置文件的路径，可以是相对路径或绝对路径。',
    loader: '配置文件的加载方式：`auto`、`jiti` 或 `native`。',
    exportName: '从配置文件中读取的导出名称。',
    configFileNames: '没有设置 `path` 时，在 `cwd` 中查找的配置文件名。',
    meta: '传给 `defineConfig` 配置函数的自定义 meta 对象。',
    envMode: '传给 `defineConfig` 配置函数的 `envMode`。',
    command: '传给配置函数的命令。',
  }),
  ...withPrefix('LoadConfigResult', {
    content: '加载得到的配置对象。',
    filePath: '配置文件的路径，或 `withConfigMeta` 设置的来源。',
    dependencies: '配置文件的依赖，均为绝对路径。',
  }),
  ...withPrefix('LoadEnvOptions', {
    cwd: '查找 `.env` 文件的根目录。',
    mode: '决定读取哪个 `.env.[mode]` 文件。',
    prefixes: '公开变量的前缀。',
    processEnv: '存放环境变量的目标对象。',
  }),
  ...withPrefix('LoadEnvResult', {
    parsed: '`.env` 文件中的所有环境变量。',
    filePaths: '所有 `.env` 文件的绝对路径。',
    rawPublicVars: '以指定前缀开头的环境变量。',
    publicVars: '以指定前缀开头的环境变量，已经过格式化。',
    cleanup: '清除挂载到 `process.env` 上的环境变量。',
  }),
  'Wasm.mode': '`.wasm` 模块的输出方式。',
  ...withPrefix('ExeTarget', {
    platform: '可执行文件的目标平台。',
    arch: '可执行文件的目标架构。',
    nodeVersion: '`--build-sea` 和可执行文件使用的 Node.js 版本。',
  }),
  ...withPrefix('SeaOptions', {
    disableExperimentalSEAWarning: '是否关闭 Node.js 关于 SEA 实验性功能的警告。',
    useSnapshot: '是否为入口生成 V8 启动快照。',
    useCodeCache: '是否为入口生成 V8 代码缓存。',
    execArgv: '写入可执行文件的额外 Node.js 参数。',
    execArgvExtension: '运行时的参数以何种方式扩展 `execArgv`。',
    assets: '打包到可执行文件中的其他资源。',
  }),
  RsbuildPlugin: 'Rsbuild 插件的结构和行为。',
  ...withPrefix('RsbuildPlugin', {
    name: '插件的名称，必须唯一。',
    apply: '插件在什么条件下生效，例如只在构建时生效。',
    setup: '插件的 setup 函数，可以是异步函数。',
    enforce: '插件的执行顺序。',
    pre: '在当前插件之前执行的插件名称。',
    post: '在当前插件之后执行的插件名称。',
    remove: '需要移除的插件名称，可以是数组。',
  }),
  RsbuildPluginAPI: '通过 `setup` 函数提供给 Rsbuild 插件的 API。',
  ...withPrefix('RsbuildPluginAPI', {
    context: '只读对象，提供上下文信息。',
    expose: '暴露当前插件的属性或方法，其他插件可以通过 `api.useExposed` 获取。',
    getRsbuildConfig: '获取 Rsbuild 配置，必须在 `modifyRsbuildConfig` 钩子执行之后调用。',
    getNormalizedConfig:
      '获取规范化之后的全部 Rsbuild 配置，或指定环境的配置，必须在 `modifyRsbuildConfig` 钩子执行之后调用。',
    logger: '日志对象，用于以统一的格式输出日志。',
    isPluginExists: '判断当前 Rsbuild 实例是否注册了某个插件。',
    modifyBundlerChain: '通过 `rspack-chain` 的 API 修改 Rspack 配置，与 `tools.bundlerChain` 作用相同。',
    modifyEnvironmentConfig: '修改指定环境的 Rsbuild 配置。',
    modifyHTML: '修改最终的 HTML 内容。',
    modifyHTMLTags: '修改注入到 HTML 中的标签。',
    modifyRspackConfig: '修改 Rspack 配置，可以直接修改配置对象，也可以返回新的对象来替换它。',
    modifyRsbuildConfig: '修改传给 Rsbuild 的配置，可以直接修改配置对象，也可以返回新的对象来替换它。',
    onAfterBuild: '在生产构建完成之后执行。',
    onAfterCreateCompiler: '在创建 Rspack Compiler 实例之后、构建开始之前执行。',
    onAfterDevCompile: '在每次开发模式构建完成之后执行，可以通过 `isFirstCompile` 判断是否为首次构建。',
    onAfterEnvironmentCompile: '在单个环境编译完成之后执行。',
    onAfterStartDevServer:
      '在启动开发服务器之后执行，可以通过 `port` 参数获取端口号，通过 `routes` 参数获取页面路由信息。',
    onAfterStartPreviewServer:
      '在启动预览服务器之后执行，可以通过 `port` 参数获取端口号，通过 `routes` 参数获取页面路由信息。',
    onBeforeBuild: '在生产构建开始之前执行。',
    onBeforeDevCompile: '在开发模式构建开始之前执行。',
    onBeforeCreateCompiler: '在创建 Rspack Compiler 实例之前执行。',
    onBeforeEnvironmentCompile: '在单个环境开始编译之前执行。',
    onBeforeStartDevServer: '在启动开发服务器之前执行。',
    onBeforeStartPreviewServer: '在启动预览服务器之前执行。',
    onCloseBuild: '在关闭构建实例时执行。',
    onCloseDevServer: '在关闭开发服务器时执行。',
    onDevCompileDone: '`onAfterDevCompile` 钩子的别名。',
    onExit: '在进程即将退出时执行，只能执行同步代码。',
    onRestart: '在请求重启开发服务器或监听构建时执行。',
    processAssets:
      '在输出之前修改资源，与 Rspack 的 [compilation.hooks.processAssets](https://rspack.rs/zh/api/plugin-api/compilation-hooks#processassets) 钩子相同。',
    resolve: '在开始解析模块之前，拦截并修改模块请求的信息。',
    transform: '对 Rspack loader 的简单封装，用于在构建过程中转换指定模块的代码。',
    useExposed: '获取其他插件暴露的属性或方法。',
  }),
};
