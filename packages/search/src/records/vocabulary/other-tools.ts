/**
 * Owns how other tools name their options and commands, and what those are called elsewhere. Same form as the concepts:
 * in `a, b > c` the names on the left lead to those on the right.
 */
export const OTHER_TOOLS = `
# Rollup, Vite
preservemodules, preserve-modules, output.preservemodules, preservemodules true > bundleless
preservemodulesroot, output.preservemodulesroot, preserve modules root, common root, rootdir, --out-base, --outbase > outbase
output.dir, output.file, build.outdir, outdir, --outdir, --out-dir, declarationdir, outFile > output.distpath
output.format, build.lib.formats, lib.formats, --format, --formats > format
output.name, build.lib.name, lib.name, output.library.name, output.library, globalName, --global-name, library name, librarytarget, output.librarytarget, library.type, output.library.type > umdname
output.globals, globals option, output.amd, external globals, rollup globals > externals, umd and iife output
output.exports, exports auto, exports named > exports, named export, default export
output.entryFileNames, entryFileNames, output.chunkFileNames, chunkFileNames, output.assetFileNames, assetFileNames, filename option, lib.fileName, build.lib.fileName > filename
cssFileName, build.lib.cssFileName, lib.cssFileName, css.fileName > filename, css, distpath
build.csscodesplit, csscodesplit > emitcss, css, injectstyles
lib.entry, build.lib.entry, rollupoptions.input, build.rollupoptions.input, rollup input, --entry, entrypoints, entry points > source.entry, entry
rollupoptions.external, build.rollupoptions.external, neverbundle, deps.neverbundle, --external, --packages=external, packages external, nodeexternals, node-externals, webpack-node-externals, rollup-plugin-node-externals, rollup-plugin-peer-deps-external, externalizedeps, vite-plugin-externalize-deps, skipnodemodulesbundle, skip-node-modules-bundle > externals, autoexternal
alwaysbundle, deps.alwaysbundle, inlineOnly, bundledeps, bundledependencies, bundleddependencies, includedependencies > 主动打包某个依赖, bundle a package on purpose, output.autoexternal
noexternal, no-external, --no-external, ssr.noexternal > bundle a package on purpose, autoexternal, 主动打包某个依赖
treeshake, output.treeshake, --treeshake, treeshake.modulesideeffects, modulesideeffects, usedexports, sideeffects > tree shaking, side effects, sideeffects, 副作用
build.minify, terserOptions, terser options, minifysyntax, minifywhitespace, minifyidentifiers, --minify, optimization.minimize, optimization.minimizer, optimization, cssminify, keepNames, keep_classnames, keep_fnames > minify
build.sourcemap, --sourcemap, sourcesmap, declarationmap > sourcemap
build.target, --target, esbuild target, compileroptions.target, output.environment > syntax, target
build.assetsinlinelimit, assetsinlinelimit, inlinelimit, dataurlcondition, maxSize, url-loader > output.dataurilimit, the size limit, inline or separate file, 体积阈值, 内联与独立文件
file-loader, asset/resource, asset modules > static assets, 静态资源
raw-loader, asset/source, asset/inline, loader dataurl > queries, inline or separate file, 查询参数, 内联与独立文件
build.emptyoutdir, emptyoutdir, output.clean, --clean, clean-webpack-plugin > cleandistpath
build.assetsdir, assetsdir > names and folders, output.distpath, 文件名与目录
build.copypublicdir, copypublicdir, publicdir, copy-webpack-plugin, copywebpackplugin, rollup-plugin-copy, vite-plugin-static-copy, --copy, cpx, copyfiles > copy, output.copy
publicpath, output.publicpath, --public-path > output.assetprefix, a fixed public path, 固定的公共路径
resolve.alias, tsconfigpaths, vite-tsconfig-paths, tsc-alias, tsconfig-paths, tsconfig-paths-webpack-plugin, @rollup/plugin-alias, module-alias > alias, path aliases, 路径别名
@rollup/plugin-replace, defineplugin, webpack.defineplugin, environmentplugin, environment plugin, --define, esbuild define, provideplugin, --env flag, esbuild inject > define
@rollup/plugin-json, json-loader > json
@rollup/plugin-typescript, rollup-plugin-typescript2, ts-loader, awesome-typescript-loader, rollup-plugin-esbuild > typescript
@svgr/webpack, @svgr/rollup, vite-plugin-svgr, react-svg-loader > svgr, plugin-svgr
vite-plugin-lib-inject-css, vite-plugin-css-injected-by-js, css-injected-by-js, injectstyle, inject style, style-inject, --inject-style > injectstyles
vite-plugin-dts, unplugin-dts, rollup-plugin-dts, dts-bundle, dts-bundle-generator, --dts, dts true, emitdtsonly, --dts-only, emitDeclarationOnly, --emitdeclarationonly, declaration true > dts, declaration files, 类型声明文件
rolluptypes, rollup types, bundleTypes, inserttypesentry, dtsrollup, dtsrollup.enabled, bundledpackages > dts.bundle, bundledpackages, 打包成一个文件
declaration, declarationmap, emitDeclarationOnly, compileroptions.declaration > dts, declaration files, 类型声明文件
skiplibcheck, strict, noImplicitAny, noEmitOnError > type checking, type errors, abortonerror, 类型检查
noEmitOnError, failOnError, failOnWarn, --fail-on-warn, skipdiagnostics, ignore type errors, skip type errors > abortonerror
outextension, outextensions, out-extension, --out-extension, fixedextension, mjs extension, cjs extension > autoextension
jsextension, fullyspecified, fully specified, file extension in import, missing extension, add js extension, .js extension, import extension > redirect, redirect.js.extension, extension, 扩展名
--splitting, manualchunks, advancedchunks, optimization.splitchunks, splitchunks > splitchunks, code splitting, chunks
--shims, inject import.meta > shims
legacyOutput, --legacy-output > output.distpath
--no-bundle, no-bundle, --unbundle, mkdist > bundleless
glob entry, entry glob, globs, glob, glob 入口, 通配符 > entry, glob, source.entry
onSuccess, onsuccess hook, build:done, buildend, buildstart, writebundle, closebundle, generatebundle, renderchunk, afteremit, oncompiled, onAfterBuild, onBeforeBuild > plugins, write your own plugin, onafterbuild, 编写自己的插件
esbuildplugins, esbuildOptions, rollup plugin, rollup plugins, vite plugin, vite plugins, webpack plugin, webpack plugins, rollup 插件, vite 插件, webpack 插件 > plugins, rspack, tools.rspack, 插件
swcoptions, jsc.transform, jsc, swc-loader, babel-loader, esbuild-loader, swcrc > swc, tools.swc
tsconfigraw, --tsconfig, tsconfig option, tsconfig path, custom tsconfig > tsconfigpath
defineconfig array, configwebpack, configurewebpack, chainwebpack, webpackchain, webpack chain, webpack-chain > tools.rspack, bundlerchain, rspack, merge configurations, 合并配置
mini-css-extract-plugin, minicssextractplugin, cssextractrspackplugin, extract-text-webpack-plugin > css, cssextract, injectstyles
css-loader, css.modules, modules.localIdentName, css.modules.generateScopedName, generateScopedName, css.modules.localsconvention > cssmodules, css modules, cssloader
css.preprocessorOptions, preprocessorOptions, sass-loader, less-loader, scss loader > sass and less, sass less and tailwind css, sass 与 less
css.postcss, postcss.config.js, postcss config, postcss-loader > postcss and browser support, tools.postcss, postcss 与浏览器兼容性
css.transformer, css.lightningcss > lightningcssloader, lightningcss
resolve.conditions, resolve.exportconditions, --conditions, resolve.conditionNames > conditionnames
resolve.mainfields, --main-fields > mainfields
resolve.extensions, resolveextensions, --resolve-extensions > extensions
modulefederationplugin, @originjs/vite-plugin-federation, @module-federation/vite, @module-federation/enhanced, qiankun, single-spa, wujie, micro-app > module federation, 模块联邦
babel-plugin-import, babel-plugin-component, ts-import-plugin, on-demand import, unplugin-vue-components, 按需引入, 按需导入 > transformimport
babel-preset-env, preset-env, @babel/preset-env, targets > syntax, browserslist, polyfill
tslib, importhelpers, @babel/plugin-transform-runtime, transform-runtime > externalhelpers
asciiOnly, ascii_only, --charset > charset
bannerplugin, webpack.bannerplugin, output.banner, rollup-plugin-banner, rollup-plugin-preserve-shebang, rollup-plugin-license, --banner, output.intro > banner
output.footer, output.outro, --footer > footer
legalComments, --legal-comments, extractComments, license-webpack-plugin, rollup-plugin-license > legalcomments
--drop, --pure, drop_console, dropconsole > minify
jsximportsource, jsx automatic, --jsx, jsxinject, @vitejs/plugin-react, jsxruntime > jsx transform, jsx 转换, react
@vitejs/plugin-vue, vue-loader, rollup-plugin-vue, unplugin-vue, vue-tsc > vue, rsbuild-plugin-unplugin-vue
metafile, --metafile, webpack-bundle-analyzer, rollup-plugin-visualizer, source-map-explorer, stats.json, bundle-stats > rsdoctor, what was bundled, 产物分析
--platform, platform node, platform browser, ssr.target, target node, webpack target > target
rootpath, --root, --cwd > root
configFile, --config flag, --config file, config option > config file, specify config file, 指定配置文件
loglevel, --log-level, --silent, --quiet, clearscreen, stats > log level, logs, 日志
filterentry, --filter, --lib flag, partial build > build some, id, 只构建部分产物
`;

/** What a query names beside what it is about: other tools (`vite cssFileName`), and what all of these pages are about. */
export const MENTIONED_WORDS =
  'rollup vite webpack esbuild tsup tsdown unbuild microbundle parcel rolldown father ncc gulp grunt browserify turbopack snowpack pkgroll bunchee tshy zshy mkdist preconstruct babel terser yarn bun deno antd package.json library libraries package packages npm project projects';
