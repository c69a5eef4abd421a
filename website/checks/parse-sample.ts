/** The parsing of a code block by the tool that its language has. */
import { parse as parseCss } from 'postcss';
import ts from 'typescript6';
import { parse as parseVue } from 'vue/compiler-sfc';
import { parseDocument } from 'yaml';
import type { CodeSample } from './code-sample.ts';

/** Languages that are text for a reader, or that the build of an example parses. */
const PLAIN = new Set(['text', 'html', 'ini', 'diff', 'less', 'svelte', 'md', 'tree']);
const SHELL = new Set(['sh', 'bash', 'powershell']);

const PARSERS: Record<string, (sample: CodeSample) => string[]> = {
  ts: (sample) => parseScript(sample.code, 'block.ts'),
  tsx: (sample) => parseScript(sample.code, 'block.tsx'),
  js: (sample) => parseScript(sample.code, 'block.js'),
  jsx: (sample) => parseScript(sample.code, 'block.jsx'),
  json: parseJson,
  css: (sample) => parseStyle(sample.code),
  yaml: (sample) => parseDocument(sample.code).errors.map((error) => error.message),
  vue: (sample) => parseVue(sample.code).errors.map((error) => error.message),
};

/** What is wrong with a sample; empty where all is well. */
export function parseSample(sample: CodeSample): string[] {
  if (PLAIN.has(sample.language) || SHELL.has(sample.language)) return [];
  const parser = PARSERS[sample.language];
  if (parser === undefined) return [`The language "${sample.language}" is not one that the checks know.`];
  return parser(sample);
}

function parseScript(code: string, fileName: string): string[] {
  const { diagnostics } = ts.transpileModule(code, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.Preserve },
  });
  return (diagnostics ?? []).map((found) => {
    const line = found.file?.getLineAndCharacterOfPosition(found.start ?? 0).line ?? 0;
    return `line ${line + 1}: ${ts.flattenDiagnosticMessageText(found.messageText, ' ')}`;
  });
}

/** A `tsconfig.json` may have comments, and its options must be real ones; all other JSON is strict. */
function parseJson({ code, title }: CodeSample): string[] {
  if (/tsconfig[\w.]*\.json$/.test(title)) return parseTsconfig(code, title);
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

function parseTsconfig(code: string, title: string): string[] {
  const { config, error } = ts.parseConfigFileTextToJson(title, code);
  if (error) return [ts.flattenDiagnosticMessageText(error.messageText, ' ')];
  const { errors } = ts.convertCompilerOptionsFromJson(config.compilerOptions ?? {}, '.');
  return errors.map((found) => ts.flattenDiagnosticMessageText(found.messageText, ' '));
}

function parseStyle(code: string): string[] {
  try {
    parseCss(code);
    return [];
  } catch (error) {
    return [String(error)];
  }
}
