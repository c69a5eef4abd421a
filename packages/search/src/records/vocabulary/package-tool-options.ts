/**
 * Owns the options, flags and commands of tools that build libraries, of compilers and of what checks and publishes packages,
 * beside those in `tool-names.ts`. Only those that have a counterpart or an answer. The form is that of the tooling vocabulary.
 */
export const PACKAGE_TOOL_OPTIONS = `
# tsup, tsdown
removeNodeProtocol, --remove-node-protocol, remove node prefix, node: prefix removed > migrate from tsup, differences in the output, 从 tsup 迁移
replaceNodeEnv, --replace-node-env > source.define, process.env.node_env
dts.resolve true, dts resolve, tsup dts resolve, tsup dts bundle > dts.bundle, dts.bundle.bundledpackages
dts.only true, tsup dts only > declaration files, migrate from tsup
tsup clean true, clean true > output.cleandistpath
treeshake recommended, treeshake smallest, tsup treeshake > tree shaking, migrate from tsup
splitting false, tsup splitting, --no-splitting, no splitting > migrate from tsup, dynamic import, tools.rspack
tsup several configs, tsup defineconfig array > configuration structure, several formats in one build, 配置的结构
cjsInterop, cjsReexport, --cjs-interop, tsup default export, addDefaultProperty > footer.js, ts2349: this expression is not callable
devExports > source or dist during development, 开发时引用源码或 dist
customExports, exports true, tsdown exports, isPublish > prepare package.json, 准备 package.json
onlyAllowBundle, tsdown inlineonly > why is a dependency bundled, bundled into the output, 为什么某个依赖被打包了
seaConfig, mainFormat, tsdown exe, pkg-fetch, postject, sea-config.json > experiments.exe.seaoptions, experiments.exe
dtsInput, emitDtsOnly, dts.emitdtsonly, dts.cjsreexport > lib.dts, declaration files, 类型声明文件
dts.oxc, dts: { oxc: true }, oxc isolated > dts.isolated, isolated declarations, 使用 isolateddeclarations
dts.sourcemap > declaration maps, 声明映射
dts.tsconfig, dts.tsconfigraw > dts.bundle.tsconfigpath, source.tsconfigpath
dts.parallel > isolated declarations, 使用 isolateddeclarations
unbundle true, unbundle mode > bundle: false, bundleless
tsdown target false > lib.syntax
nodeprotocol strip > migrate from tsup, 从 tsup 迁移
--no-fail-on-warn > exit codes and logs, ignorewarnings, 退出码与日志

# unbuild, microbundle, bunchee, ncc, pkgroll, Father, Modern.js Module
emitCJS > several formats in one build, lib.format, 一次构建多种格式
unbuild stub, jiti stub, build stub > source or dist during development, watch several packages, 开发时引用源码或 dist
rollup.inlineDependencies, inlineDependencies > bundle a package on purpose, 主动打包某个依赖
builder mkdist, mkdist entry, unbuild mkdist, mkdist > bundle: false, bundleless
declaration compatible, declaration node16, unbuild declaration > two formats, two sets of declarations, dts.autoextension, 双格式包的类型声明
unbuild implicit dependency, inlined implicit external, implicit external > what package.json decides, bundled into the output, 打包进产物的依赖
build.config.ts, bunchee config, pkgroll config > configuration file, 配置文件
mangle.json > output.minify
--pkg-main, --no-pkg-main > prepare package.json, 准备 package.json
amdName > a name per module system, 按模块系统命名
microbundle modern, format modern > lib.format
bunchee prepare, bunchee lint, father doctor > check with publint, prepare package.json, 用 publint 检查
bunchee runtime, react-server condition > resolve.conditionnames, consumers on next.js, 在 next.js 中使用
--asset-builds > new url, asset urls and inlining, 静态资源的 url 与内联
ts-loader transpileonly > how typescript is compiled, type checking, typescript 的编译方式
--stats-out > bundle analysis, 产物分析
ncc build, ncc action, github action dist, bundle github action, javascript action > bundle a package on purpose, node.js libraries, 主动打包某个依赖
ncc license > output.legalcomments
pkgroll src, pkgroll dist > source.entry, output.distpath
--clean-dist > output.cleandistpath
absoluteRuntime > lib.externalhelpers
disableTypeCheck > dts.abortonerror, type checking, 类型检查
lessInBabelMode, lessInRollupMode > how to skip preprocessing of less, sass and less, sass 与 less, 跳过对 less
extraExternals, externalsExclude, extraDtsDeps > output.externals, externalize a package yourself, 手动外部化依赖
prebundle, father prebundle, pre-bundle, prebundle.deps, preBundle, 预打包 > bundle a package on purpose, 主动打包某个依赖
fatherrc, .fatherrc.ts, .fatherrc > configuration file, 配置文件
father dev, father watch > watch mode, watch 模式
father build > several formats in one build, bundle: false, 一次构建多种格式
father 迁移, 迁移 father, father 换成, 替换 father, father 升级, father2, father4 > 与其他工具的比较, 从 rollup 迁移
generateUnminified > output.minify, how do i minify the output, 如何压缩产物
umd.externals > lib.umdname, umd and iife output, umd 与 iife 产物
resolveDepSubpath > redirect.js.extension
postcssOptions > tools.postcss
npm-library-with-umd, buildPreset > migrate from modern.js module, 从 modern.js module 迁移
umdModuleName > lib.umdname
umdGlobals > umd and iife output, umd 与 iife 产物
enableTscBuild > dts.build
style.autoModules, autoModules > migrate from modern.js module, output.cssmodules, output.injectstyles
asset.publicPath, asset.svgr > migrate from modern.js module, static assets, 静态资源

# swc, Babel
jsc.target, forceAllTransforms, shippedProposals > lib.syntax, tools.swc
env.coreJs, babel-plugin-polyfill-corejs3 > output.polyfill
decoratorVersion, jsc.transform.legacyDecorator, jsc.transform.decoratorVersion, decoratorsBeforeExport > source.decorators, decorators version, 装饰器版本
preserveAllComments, jsc.preserveAllComments > how do i keep all comments, 如何保留全部注释
jsc.keepClassNames > output.minify
jsc.paths, jsc.baseUrl > path aliases, resolve.alias, 路径别名
jsc.externalHelpers > lib.externalhelpers
jsc.parser, jsc.experimental.plugins, jsc.experimental, jsc.loose, jsc.assumptions > tools.swc
outFileExtension, --out-file-extension, --keep-file-extension > lib.autoextension, output.filename
resolveFully, babel-plugin-transform-import-extension, babel-plugin-add-import-extension, babel-plugin-import-extension > redirect.js.extension
importInterop, noInterop, exportInteropAnnotation, strictMode false > commonjs, cjs, is not a function
preserveImportMeta, babel-plugin-transform-import-meta > shims.cjs
emitIsolatedDts > dts.isolated
treatConstEnumAsEnum, tsEnumIsMutable, preserveConstEnums, babel-plugin-const-enum, onlyRemoveTypeImports, importsNotUsedAsValues, preserveValueImports, erasableSyntaxOnly > how typescript is compiled, typescript 的编译方式
module.type es6, module.type commonjs, module.type nodenext, @babel/plugin-transform-modules-commonjs > lib.format
optimizer.globals, globals.vars, globals.envs > source.define
preamble > banner.js
beautify, --retain-lines > output.minify, how do i get smaller output that is still readable, 如何减小体积
--delete-dir-on-start > output.cleandistpath
--copy-ignored > output.copy
--strip-leading-paths > lib.outbase
--skip-initial-build > watch mode, watch 模式
rootMode upward, --root-mode > monorepos, plugin-babel
babel-plugin-styled-components, babel-plugin-emotion, @emotion/babel-plugin, @swc/plugin-styled-components, @swc/plugin-emotion > tools.swc, plugin-babel
babel-plugin-macros, babel-plugin-relay, babel-plugin-formatjs, babel-plugin-react-css-modules > plugin-babel, official plugins, 官方插件
babel-plugin-dev-expression > process.env.node_env
babel-plugin-transform-define, babel-plugin-inline-replace-variables, transform-inline-environment-variables > source.define, custom values, 自定义的值
babel-preset-react, @babel/preset-react, preset-react, @babel/plugin-transform-react-jsx > jsx transform, react, jsx 转换
babel-preset-typescript, @babel/preset-typescript, preset-typescript > how typescript is compiled, typescript 的编译方式
babel-plugin-transform-typescript-metadata, reflect-metadata babel > decorators version, 装饰器版本
babel-plugin-root-import, babel-plugin-tsconfig-paths > path aliases, 路径别名
modules false > lib.format
preset-env targets, targets node current, targets esmodules > lib.syntax

# tsc, API Extractor
strictNullChecks, noUnusedLocals, noUnusedParameters, noImplicitReturns, noUncheckedIndexedAccess, exactOptionalPropertyTypes, noImplicitOverride, noImplicitThis, strictPropertyInitialization, skipDefaultLibCheck, useUnknownInCatchVariables, noFallthroughCasesInSwitch, noPropertyAccessFromIndexSignature > type checking, what is read from tsconfig.json, tsconfig.json 中生效的字段
noCheck, stopBuildOnErrors, tsc --nocheck > dts.abortonerror, type checking, 类型检查
allowArbitraryExtensions, d.css.ts > client types, 预设类型
rewriteRelativeImportExtensions, rewrite relative import extensions > redirect.js.extension, migrate from tsc, 从 tsc 迁移
downlevelIteration, noEmitHelpers > lib.syntax, lib.externalhelpers
moduleDetection, alwaysStrict, resolvePackageJsonImports > what is read from tsconfig.json, tsconfig.json 中生效的字段
resolvePackageJsonExports > point package.json at them, 配置 package.json
typeRoots > ts2688: cannot find type definition file for, client types
tsBuildInfoFile > project references, inspect the archive, 使用 project references
noUncheckedSideEffectImports > ts2882: cannot find module or type declarations for side-effect import
disableSourceOfProjectReferenceRedirect, disableReferencedProjectLoad, disableSolutionSearching > project references, dts.build
emitBOM, listEmittedFiles > output.charset
traceResolution, explainFiles > ts2307: cannot find module '@/…, debug the configuration, 调试配置
generateTrace, extendedDiagnostics > isolated declarations, typescript versions, 使用 isolateddeclarations
allowSyntheticDefaultImports, allowUmdGlobalAccess > migrate from tsc, 从 tsc 迁移
tsc -p, tsc --project, tsc project > --tsconfig, use another tsconfig, 使用其他 tsconfig
tsc watch, tsc -w > watch mode, migrate from tsc, watch 模式
tsc noemit, tsc --noemit > type checking, migrate from tsc, 类型检查
tsc emitdeclarationonly > lib.dts, how to generate declaration files, 生成类型声明文件
tsc paths, tsc path alias, tscpaths, tsconfig-replace-paths, resolve-tspaths, ttypescript, ts-patch > path aliases, redirect.dts.path, 路径别名
tsc-multi, tsc two formats, tsc esm cjs, tsc dual > ship commonjs as well, several formats in one build, 一次构建多种格式
tsc copy json, tsc copy css, tsc copy assets, tsc assets > migrate from tsc, output.copy, 从 tsc 迁移
ts-node/esm, tsNode, --experimental-strip-types > unknown file extension ".ts"
dtsRollup.untrimmedFilePath, untrimmedFilePath, publicTrimmedFilePath, betaTrimmedFilePath, alphaTrimmedFilePath, omitTrimmingComments > internal declarations, dts.bundle, 内部声明
apiReport, apiReport.enabled, docModel, tsdocMetadata, etc/api.md > dts.bundle
overrideTsconfig, tsconfigFilePath, compiler.tsconfigFilePath > dts.bundle.tsconfigpath
api-extractor run > dts.bundle, one bundled file, 打包成一个文件
ae-missing-release-tag, ae-unresolved-link, ae-incompatible-release-tags, tsdoc-undefined-tag >> dts.bundle

# publint, Are the types wrong, size-limit, Changesets, npm
publint strict, publint run, publint deps, publint --level > check with publint, checklist, 用 publint 检查
should be the first in the object, conditions are order-sensitive, types should be first >> check with publint, prepare package.json, 用 publint 检查
written in esm but is interpreted as cjs, interpreted as cjs, interpreted as esm, is written in cjs, is interpreted as, file does not exist pkg, pkg.exports, pkg.main, pkg.module >> check with publint, lib.autoextension, 用 publint 检查
does not specify the type field, bin file is not executable, shebang missing bin >> check with publint, command line tools, 用 publint 检查
cjs-resolves-to-esm, cjs-only-exports-default, false-export-default, missing-export-equals, unexpected-module-syntax, no-resolution, ignoreRules, --ignore-rules, --profile esm-only, --profile node16, attw --pack, attw.json > check with are the types wrong, point package.json at them, 配置 package.json
modifyWebpackConfig, .size-limit.json, @size-limit/preset-small-lib, size-limit why, bundlewatch, bundlemon, pkg-size, agadoo > size in an application, bundle analysis, 应用中的实际体积
baseBranch, updateInternalDependencies, prereleaseTemplate, changeset fixed, changeset linked, changeset status, changeset tag, changeset snapshot, snapshot release, .changeset/config.json, changesets config, changelog-github, changeset pre, changeset pre enter, pre mode > versions and changelog with changesets, publish by hand, 用 changesets 管理版本和更新日志
release-it, npm-run-all, shipjs, lerna publish, pnpm -r publish, pnpm publish, yarn npm publish, bun publish > publish by hand, publish from ci, 手动发布
pkg.pr.new, preview release, commit release, preview package > try the packed package, publish by hand, 试用打包后的包
moonrepo, bazel, rushstack, rush build, heft, nx build, nx executor, lerna run, pnpm -r build, pnpm --filter, pnpm run -r > a task runner, build order, the package manager, 使用任务运行工具
syncpack, manypkg, knip, depcheck, unimported > what package.json decides, 默认规则
prebuildify, node-gyp-build, napi-rs, neon, cmake-js > node.js addons, node.js 原生模块
`;
