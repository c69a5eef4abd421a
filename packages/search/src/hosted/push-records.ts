/** Uploads a site's records into a temporary index, which then replaces the old one atomically. */
import { DeserializationError } from './errors.ts';
import { createHostedTransport, type HostedOptions } from './hosted-provider.ts';
import type { ApiRequest, Transport } from './transport.ts';

export interface PushOptions extends Pick<HostedOptions, 'appId' | 'apiKey' | 'hosts'> {
  indexName: string;
}

/** The settings with which the host ranks like the local provider. */
const INDEX_SETTINGS = {
  attributesForFaceting: ['lang', 'version', 'type'],
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(hierarchy.lvl0)',
    'content',
  ],
  customRanking: ['desc(weight.page_rank)', 'desc(weight.level)', 'asc(weight.position)'],
  attributesToHighlight: ['hierarchy', 'content'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  distinct: false,
} as const;

const RECORDS_PER_BATCH = 1000;
const TASK_POLL_MS = 200;

/** Readers see the old index until the new one is complete. A failed upload removes the temporary index. */
export async function pushRecords(records: readonly object[], options: PushOptions): Promise<void> {
  const transport = createHostedTransport(options, undefined);
  const temporary = `${options.indexName}_tmp_${Math.floor(Math.random() * 2 ** 32).toString(36)}`;
  const write = createTaskWriter(transport, temporary);
  try {
    await write({ method: 'PUT', path: '/settings', body: INDEX_SETTINGS });
    for (let at = 0; at < records.length; at += RECORDS_PER_BATCH) {
      const requests = records.slice(at, at + RECORDS_PER_BATCH).map((body) => ({ action: 'addObject', body }));
      await write({ method: 'POST', path: '/batch', body: { requests } });
    }
    await write({ method: 'POST', path: '/operation', body: { operation: 'move', destination: options.indexName } });
  } catch (error) {
    await write({ method: 'DELETE', path: '' }).catch(() => undefined);
    throw error;
  }
}

type TaskWriter = (request: Pick<ApiRequest, 'method' | 'path' | 'body'>) => Promise<void>;

/** Sends a write and waits until the host has applied it. */
function createTaskWriter(transport: Transport, index: string): TaskWriter {
  const indexPath = `/1/indexes/${encodeURIComponent(index)}`;
  const isApplied = async (path: string) => {
    const answer = await transport.request({ kind: 'write', method: 'GET', path });
    const status = readField(answer, 'status');
    if (status === 'published' || status === 'notPublished') return status === 'published';
    // Not the API of Algolia: waiting would never end.
    throw new DeserializationError(JSON.stringify(answer), new TypeError('`status` of the task is missing.'));
  };
  return async ({ method, path, body }) => {
    const task = await transport.request({
      kind: 'write',
      method,
      path: indexPath + path,
      ...(body !== undefined && { body }),
    });
    const taskPath = `${indexPath}/task/${readField(task, 'taskID')}`;
    while (!(await isApplied(taskPath))) await new Promise((resolve) => setTimeout(resolve, TASK_POLL_MS));
  };
}

function readField(answer: unknown, field: string): unknown {
  return typeof answer === 'object' && answer !== null ? new Map(Object.entries(answer)).get(field) : undefined;
}
