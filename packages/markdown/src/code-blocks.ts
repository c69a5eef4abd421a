/** Replaces code fences by highlighted blocks. */
import { defineHastPlugin, type HastPluginDefinition } from 'satteri';
import type { CodeBlock } from './highlight/code-block.ts';

/** @param render receives the block and the line of its fence */
export function createCode(render: (block: CodeBlock, line: number) => Promise<string>): HastPluginDefinition {
  return defineHastPlugin({
    name: 'quire-code',
    options: { position: true },
    element: {
      filter: ['pre'],
      visit(node, context) {
        const code = node.children[0];
        if (code?.type !== 'element' || code.tagName !== 'code') return;
        const data = (code.data ?? {}) as { lang?: string; meta?: string };
        const block = {
          code: context.textContent(code),
          language: data.lang ?? '',
          meta: data.meta ?? '',
        };
        return render(block, node.position?.start.line ?? 1).then((value) => ({ type: 'raw', value }));
      },
    },
  });
}
