/** The tabs that show one command for each package manager. */
import type { MarkdownElement } from '@quire/client/contract';
import { Fragment } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { CodeBlock } from './code-block.tsx';
import { PACKAGE_MANAGERS, type PackageManager } from './package-manager.ts';
import { formatLines, isComment } from './package-manager-lines.ts';
import { Tab, Tabs } from './tabs.tsx';

interface PackageManagerTabsProps {
  /** npm's arguments, `install -D x`, or a command for each manager. */
  command: string | Partial<Record<PackageManager | 'deno', string>>;
  /** The command is a package that is fetched and run. */
  dlx?: boolean;
  /** The command is a program of an installed package. */
  exec?: boolean;
}

export function PackageManagerTabs({ command, dlx, exec }: PackageManagerTabsProps) {
  const text = useTexts();
  const way = dlx ? 'dlx' : exec ? 'exec' : 'plain';
  // A manager without such a command has no tab, unless the author writes it. Deno has none for most of npm's.
  const written = [...PACKAGE_MANAGERS, 'deno' as const].flatMap((manager) => {
    const line = typeof command === 'string' ? formatLines(command, { manager, way }) : command[manager]?.trim();
    return line ? [{ manager, line }] : [];
  });
  return (
    <Tabs groupId="package.manager" label={text('packageManager')}>
      {written.map(({ manager, line }) => (
        <Tab key={manager} label={manager}>
          <Command text={line} />
        </Tab>
      ))}
    </Tabs>
  );
}

PackageManagerTabs.toMarkdown = ({ attributes, values: { command } }: MarkdownElement) => {
  const written = attributes.command ?? (command as { npm?: string } | undefined)?.npm;
  if (typeof written !== 'string') return '';
  const way = attributes.dlx ? 'dlx' : attributes.exec ? 'exec' : 'plain';
  const line = attributes.command === undefined ? written : formatLines(written, { manager: 'npm', way });
  return `\`\`\`sh\n${line ?? written}\n\`\`\``;
};

function Command({ text }: { text: string }) {
  return (
    <CodeBlock lang="sh">
      {text.split(/\s*\n\s*/).map((line, index) => (
        <Fragment key={line}>
          {index > 0 && '\n'}
          <CommandLine line={line} />
        </Fragment>
      ))}
    </CodeBlock>
  );
}

function CommandLine({ line }: { line: string }) {
  if (isComment(line)) return <span className="c">{line}</span>;
  const [program, ...words] = line.split(' ');
  return (
    <>
      <span className="q-prompt">$ </span>
      <span className="f">{program}</span>
      {words.map((word) => (word.startsWith('-') ? <span key={word} className="a">{` ${word}`}</span> : ` ${word}`))}
    </>
  );
}
