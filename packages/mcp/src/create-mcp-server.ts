/** Creates a Model Context Protocol server for a site. */

import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { UserError } from '@quire/markdown/diagnostics';
import { z } from 'zod';
import { QUERY_CHARS_MAX, RESULTS_DEFAULT, RESULTS_MAX } from './constants.ts';
import { listPages } from './list-pages.ts';
import type { OpenSite } from './open-site.ts';
import { readPage } from './read-page.ts';
import { createSearchPages } from './search-pages.ts';

const READS = { readOnlyHint: true, openWorldHint: false };

export function createMcpServer(site: OpenSite, version: string): McpServer {
  const instructions = `The documentation of ${site.title}. Use search first, then read_page with a URL that it returns.`;
  const server = new McpServer({ name: 'quire', title: site.title, version }, { instructions });
  addSearch(server, site);
  addReadPage(server, site);
  addListPages(server, site);
  return server;
}

function addSearch(server: McpServer, site: OpenSite) {
  const searchPages = createSearchPages(site);
  const inputSchema = {
    query: z.string().trim().min(1).max(QUERY_CHARS_MAX).describe('Words, names of options, or an error message.'),
    language: describeLanguage(site),
    limit: z.number().int().min(1).max(RESULTS_MAX).default(RESULTS_DEFAULT).describe('How many results.'),
    version: z
      .enum(site.versions?.all ?? [''])
      .optional()
      .describe('Only for sites with several versions.'),
  };
  const description = `Searches the documentation of ${site.title}. Returns sections, best first, each with title, URL and a paragraph.`;
  server.registerTool('search', { title: 'Search', description, inputSchema, annotations: READS }, (query) =>
    answer(() => searchPages(query)),
  );
}

function addReadPage(server: McpServer, site: OpenSite) {
  const inputSchema = {
    page: z.string().trim().min(1).describe('A URL from search or list_pages, or a route such as /guide/start/.'),
    part: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe('Of a long page; without it, the part with the heading of the URL.'),
  };
  const description = `Returns a page of the documentation of ${site.title} as Markdown.`;
  server.registerTool('read_page', { title: 'Read a page', description, inputSchema, annotations: READS }, (query) =>
    answer(() => readPage(query, site)),
  );
}

function addListPages(server: McpServer, site: OpenSite) {
  const inputSchema = {
    language: describeLanguage(site),
    section: z.string().trim().min(1).optional().describe('The name of a group, or the beginning of routes: /guide/'),
  };
  const description = `Lists the pages of the documentation of ${site.title} with title, URL and description, by group.`;
  server.registerTool('list_pages', { title: 'List pages', description, inputSchema, annotations: READS }, (query) =>
    answer(() => listPages(query, site)),
  );
}

function describeLanguage({ locales, defaultLang }: OpenSite) {
  const names = locales.map(({ lang, label }) => `${lang} (${label})`).join(', ');
  return z
    .enum(locales.map(({ lang }) => lang))
    .default(defaultLang)
    .describe(`Of the pages: ${names}.`);
}

/** Returns errors as text results, which models can read; unexpected errors without their stack. */
async function answer(run: () => Promise<string>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: await run() }] };
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: describeError(error) }] };
  }
}

function describeError(error: unknown): string {
  if (error instanceof UserError)
    return error.diagnostics.flatMap(({ message, help = [] }) => [message, help].flat()).join('\n');
  return `Internal error: ${error instanceof Error ? error.message : String(error)}`;
}
