/**
 * Owns the options of bundlers and their plugins that `other-tools.ts` and `tool-names.ts` leave out, as their types and their
 * help list them. Only those that have a counterpart or an answer. The form is that of the tooling vocabulary.
 */
export const BUNDLER_OPTIONS = `
# Rollup
shimMissingExports, strictExportPresence, exportsPresence, reexportExportsPresence > esmoduleslinkingerror: export … was not found in
infrastructureLogging, logOverride > ignorewarnings, tools.rspack
constBindings, generatedCode.constBindings, generatedCode.arrowFunctions, generatedCode.preset > lib.syntax, set ecmascript version, 设置 ecmascript 版本
manualPureFunctions, treeshake.annotations, ignoreAnnotations, pureFunctions, pure_funcs, propertyReadSideEffects, tryCatchDeoptimization, unknownGlobalSideEffects, innerGraph, providedExports > why is unused code still in my output, tree shaking, 产物中为什么保留了未使用的代码
experimentalMinChunkSize, onlyExplicitManualChunks, cacheGroups, splitChunks.cacheGroups, minChunks, runtimeChunk, optimization.runtimeChunk, maxAsyncRequests, maxInitialRequests, chunkSplit, performance.chunkSplit, codeSplitting.groups > splitchunks, optimization.splitchunks, tools.rspack
externalImportAttributes, externalImportAssertions, importAttributesKey, keepImportAttributes, keepImportAssertions, emitAssertForImportAttributes > import attributes, json files, 导入属性
sourcemapExcludeSources, sourcesContent, sourcemapPathTransform, sourcemapBaseUrl, sourcemapFile, sourcemapFileNames, sourcemapIgnoreList, sourcemapDebugIds, sourceMapFilename, devtoolModuleFilenameTemplate, devSourcemap, css.devSourcemap, inlineSources, inlineSourcesContent, mapRoot > output.sourcemap
virtualDirname, sanitizeFileName > lib.outbase, files outside the base, 基准目录之外的文件
hashCharacters, hashDigest, hashDigestLength, hashFunction, hashSalt, realContentHash, --no-content-hash > output.filenamehash
minifyInternalExports, mangleExports, mangleCache, mangleQuoted, reserveProps, terserMinify, minimizeOptions, optimization.minimizeOptions > output.minify
resolveId, moduleParsed, resolveDynamicImport, resolveFileUrl, renderStart, augmentChunkHash, transformIndexHtml, setupMiddlewares, tapable > write your own plugin, 编写自己的插件
buildDelay, skipWrite, watchOptions, watchFiles, watchDirectory, aggregateTimeout, watchOptions.ignored, watch.exclude, watch.include, usePolling > watch mode, watch 模式
preferBuiltins, requireNodeBuiltins, builtinsPrefix, externalsPresets, externalsPresets.node, nodePrefixForCoreModules > output.target, defaults by format, 各格式的默认值
resolveOnly, modulesOnly, includeNodeModules > bundle a package on purpose, output.autoexternal, 主动打包某个依赖
dynamicRequireTargets, dynamicRequireRoot, unknownContextCritical, exprContextCritical, wrappedContextCritical > require in es modules, shims.esm.require, es 模块中的 require
ignoreTryCatch > autoexternal.optionaldependencies, migrate from rollup, 从 rollup 迁移
respectExternal, includeExternal > dts.bundle.bundledpackages
useTsconfigDeclarationDir > dts.distpath, where the files go, 输出目录
tsconfigOverride, tsconfigDefaults > source.tsconfigpath, use another tsconfig, 使用其他 tsconfig
preventAssignment, objectGuards > source.define
optDeps > output.autoexternal
ssrEmitAssets > output.emitassets
destDir > output.distpath
skipPreflightCheck, @rollup/plugin-babel > plugin-babel, official plugins, 官方插件
copyOnce, copySync > output.copy
cacheDir, cacheRoot, cacheDirectory, buildDependencies, cache.buildDependencies, cache.type filesystem > performance.buildcache, build cache, 构建缓存
@rollup/plugin-url, @rollup/plugin-image, @rollup/plugin-data-uri, rollup-plugin-url, rollup-plugin-image > inline or separate file, output.dataurilimit, asset urls and inlining, 内联与独立文件
@rollup/plugin-inject > tools.rspack, source.preentry
@rollup/plugin-legacy > lib.umdname, tools.rspack
@rollup/plugin-html, rollup-plugin-html, rollup-plugin-serve, rollup-plugin-livereload, rollup-plugin-workbox > plugins that do not fit a library, 不适合库的插件
@rollup/plugin-multi-entry > source.entry
@rollup/plugin-esm-shim, rollup-plugin-cjs-shim, rollup-plugin-shim > lib.shims
@rollup/plugin-eslint, @rollup/plugin-run, rollup-plugin-progress > plugins that do not fit a library, optional tools, 不适合库的插件
@rollup/plugin-swc, rollup-plugin-swc, rollup-plugin-swc3, rollup-plugin-oxc > how typescript is compiled, plugin by plugin, typescript 的编译方式
rollup-plugin-node-builtins, rollup-plugin-node-globals, rollup-plugin-node-polyfills, rollup-plugin-polyfill-node > polyfill node.js modules, node.js 模块的 polyfill
rollup-plugin-filesize, rollup-plugin-sizes, rollup-plugin-size-snapshot, rollup-plugin-summary, reportCompressedSize, chunkSizeWarningLimit, maxAssetSize, maxEntrypointSize, performance.hints > read the build log, performance.printfilesize, bundle analysis, 阅读构建日志
rollup-plugin-string, rollup-plugin-lit-css, rollup-plugin-html-literals > css as a string, queries, 以字符串形式导入 css
rollup-plugin-styles, rollup-plugin-css-only, rollup-plugin-import-css > css, one stylesheet, 单个样式文件
rollup-plugin-less, rollup-plugin-sass > sass and less, sass less and tailwind css, sass 与 less
rollup-plugin-cleanup, rollup-plugin-strip-comments > output.minify, how do i keep all comments, 如何保留全部注释
rollup-plugin-executable, rollup-plugin-add-shebang, shebang-loader > command line tools, 命令行工具
rollup-plugin-tsc-alias, rollup-plugin-typescript-paths, rollup-plugin-ts-paths > path aliases, redirect.dts.path, 路径别名
rollup-plugin-generate-package-json > prepare package.json, 准备 package.json
rollup-plugin-off-main-thread > web workers
rollup-plugin-consts, rollup-plugin-inject-process-env, rollup-plugin-dotenv > source.define, custom values, 自定义的值
rollup-plugin-exclude-dependencies-from-bundle, rollup-plugin-auto-external, rollup-plugin-external > output.autoexternal
rollup-plugin-flow-entry, rollup-plugin-input, rollup-plugin-glob > source.entry

# Vite
rollupOptions, rolldownOptions, build.rollupOptions, build.rolldownOptions, rolldown options, commonjsOptions, build.commonjsOptions > tools.rspack, migrate from vite library mode, using rspack configuration, 使用 rspack 配置
vite build.lib > migrate from vite library mode, 从 vite 库模式迁移
rollupOptions.output, rolldownOptions.output > output.filename, lib.format, migrate from vite library mode
rollupOptions.output.exports > footer.js
vite base > output.assetprefix
customLogger, createLogger, logLimit > exit codes and logs, common flags, 退出码与日志
envDir > common flags, environment variables, 通用选项
scopeBehaviour, globalModulePaths, hashPrefix, css.modules.getJSON, css.modules.hashPrefix > output.cssmodules
externalConditions, ssr.resolve.conditions > resolve.conditionnames
formats es, formats cjs, formats umd, formats iife, formats es umd, formats es cjs, format es, es format, es 格式 > lib.format
build.license > output.legalcomments
modulePreload, polyfillModulePreload, html.favicon, templateParameters, mountId, html.mountId, appIcon, inlineScripts > options that do not apply to libraries, 不适用于库的配置项
server.port, server.proxy, server.open, server.https, historyApiFallback, middlewareMode, strictPort, printUrls, allowedHosts, writeToDisk, devServer.port, servedir > rslib mf-dev, develop with mf-dev, 使用 mf-dev 开发
vite preview, preview.port > try the packed package, compared with other tools, 试用打包后的包
optimizeDeps.include, noDiscovery, vite-plugin-optimizer > migrate from vite library mode, 从 vite 库模式迁移
entryRoot, vite-plugin-dts rootdir > where the files go, ts5011, 输出目录
copyDtsFiles > why is my hand-written .d.ts file missing from dist, dist 中为什么没有手写的 .d.ts 文件
pathsToAliases, aliasesExclude > redirect.dts.path, dts.alias
cleanVueFileName, clearPureImport, dts.vue > types with vue-tsc, 用 vue-tsc 生成类型
extractorConfig, invokeOptions, rollupConfig, insertTypesEntry > dts.bundle
vite-plugin-libcss, vite-plugin-style-inject, vite-plugin-css-inject, vite-plugin-lib-css > import the stylesheet from the output, output.injectstyles, 在产物中导入样式文件
vite-plugin-lib-assets, vite-plugin-libassets, @laynezh/vite-plugin-lib-assets > static assets, inline or separate file, 静态资源, 内联与独立文件
vite-plugin-externals, vite-plugin-external, rollup-plugin-external-globals, vite-plugin-cdn-import > umd and iife output, output.externals, umd 与 iife 产物
vite-plugin-commonjs, vite-plugin-require > require in es modules, es 模块中的 require
vite-plugin-style-import, vite-plugin-imp, unplugin-auto-import > source.transformimport
vite-plugin-top-level-await > require() cannot be used on an esm graph with top-level await, lib.syntax, top-level await breaks cjs silently, 顶层 await 会让 cjs 产物静默出错
vite-plugin-svgr, vite-plugin-svg-icons, svg-inline-loader > svgr, import an svg as a component, 将 svg 作为组件导入
vite-plugin-string, vite-raw-plugin > queries, 查询参数
vite-plugin-node, vite-plugin-electron > node.js libraries, output.target
vite-plugin-inspect, inspectpack > debug the configuration, rslib inspect, 调试配置
vite-plugin-compression, vite-plugin-html, vite-plugin-pwa, vite-plugin-mkcert > plugins that do not fit a library, 不适合库的插件
vite-plugin-circular-dependency, circular-dependency-plugin > cannot access … before initialization

# esbuild
absWorkingDir > --root, common flags, 通用选项
entryNames, --entry-names, assetModuleFilename, webassemblyModuleFilename, cssFilename, cssChunkFilename, chunkFilename, workerChunkFilename > output.filename
jsxDev, jsxSideEffects, reactNamespace > jsx transform, tools.swc, jsx 转换
loader text > queries, other file types, 查询参数, 其他类型的文件
loader base64 > inline or separate file, output.dataurilimit, 内联与独立文件
esbuild analyze, --metafile=meta.json, esbuild bundle size analyzer > list the modules, rsdoctor, 列出模块
context.watch, ctx.watch, --watch=forever > watch mode, watch 模式
esbuild build api > rslib.build, javascript api
esbuild-plugin-tsc, esbuild emitdecoratormetadata > decorators version, source.decorators, 装饰器版本
esbuild-css-modules-plugin, esbuild-plugin-css-modules, esbuild-style-plugin > css modules
esbuild-plugin-polyfill-node, esbuild-plugins-node-modules-polyfill, @esbuild-plugins/node-globals-polyfill > polyfill node.js modules, node.js 模块的 polyfill
esbuild-plugin-svgr > svgr
esbuild-plugin-vue, esbuild-plugin-vue3 > vue
esbuild-plugin-clean > output.cleandistpath
esbuild-plugin-tsconfig-paths, esbuild-ts-paths, esbuild-plugin-alias > path aliases, resolve.alias, 路径别名
esbuild-plugin-file-path-extensions, tsup-plugin-fix-extensions > redirect.js.extension
esbuild-plugin-preserve-directives, esbuild-react18-useclient, rollup-plugin-use-client, rollup-preserve-directives > how do i keep "use client", 如何让 "use client" 保留

# webpack, Rspack, Rsbuild
aliasFields, descriptionFiles > resolve.mainfields
extensionAlias, enforceExtension, resolve.extensionAlias, moduleSuffixes > resolve.extensions
customConditions > resolve.conditionnames
resolve.symlinks, preserveSymlinks > invalid hook call, monorepos
umdNamedDefine, library.umdNamedDefine, output.umdNamedDefine, library.amd, output.amd.id > a name per module system, 按模块系统命名
output.libraryExport > footer.js, a plain name, 普通名称
enabledLibraryTypes, output.chunkFormat, type modern-module, library type module, library type umd, library.type module, librarytarget commonjs2, librarytarget umd > lib.format, choose a format, 选择格式
externalsType, webpack externals, output.externalsType, externals root commonjs, externals commonjs2 > output.externals, umd and iife output, umd 与 iife 产物
chunkIds, moduleIds, optimization.chunkIds, chunkGroups > what does ~0 in a file name mean, output.filename
noEmitOnErrors, emitOnErrors, webpack bail > exit codes and logs, 退出码与日志
optimization.nodeEnv > process.env.node_env
noParse, module.noParse > tools.rspack
dependOn, entry.dependOn > source.entry
syncWebAssembly, asyncWebAssembly, wasmLoading, enabledWasmLoadingTypes > webassembly
workerPublicPath, workerChunkLoading > web workers
experiments.css > css, css modules
nodeExternals allowlist, externals allowlist, additionalModuleDirs > output.autoexternal, bundle a package on purpose, 主动打包某个依赖
terser-webpack-plugin, TerserPlugin, terserplugin, esbuild-minify-plugin, SwcJsMinimizerRspackPlugin, CssMinimizerPlugin > output.minify
NormalModuleReplacementPlugin > resolve.alias
SourceMapDevToolPlugin > output.sourcemap
npm-dts-webpack-plugin, dts-bundle-webpack, bundle-declarations-webpack-plugin > dts.bundle
case-sensitive-paths-webpack-plugin > module not found: can't resolve
duplicate-package-checker-webpack-plugin > duplicate packages, resolve.dedupe, 重复的包
speed-measure-webpack-plugin, webpack profile > rsdoctor, loader times, loader 耗时
statoscope, bundle-buddy > bundle analysis, rsdoctor, 产物分析
string-replace-loader > write your own plugin, source.define, 编写自己的插件
csv-loader, xml-loader, json5-loader, toml-loader, graphql-tag/loader, val-loader > other data formats, tools.rspack, 其他数据格式
resolve-url-loader > fonts and images, sass and less, 字体与图片
istanbul-instrumenter-loader, babel-plugin-istanbul > coverage, 覆盖率
webpack-virtual-modules, VirtualModulesPlugin > virtual modules, write your own plugin, 编写自己的插件
webpack-dev-server, webpack-dev-middleware > rslib mf-dev, watch mode
splitChunks false, webpack one file > tools.rspack, dynamic import
moduleFederation.options, ModuleFederationPlugin exposes > module federation, build a remote, 构建生产者
lib: true, rsbuild library mode > what rslib does, architecture, 架构

# Parcel
--no-optimize > output.minify
--no-scope-hoist > tree shaking
@parcel/transformer-typescript-types, @parcel/packager-ts, @parcel/validator-typescript > lib.dts, declaration files, 类型声明文件
source field, package.json source > source.entry, source or dist during development, 开发时引用源码或 dist
--detailed-report > bundle analysis, 产物分析
bundle-text: > css as a string, queries, 查询参数
`;
