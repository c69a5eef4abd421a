/** Owns the tabs that show one command for each package manager. (SPEC.md 4) */
import { useTexts } from '../texts/use-texts.ts';
import { formatCommand, PACKAGE_MANAGERS, type PackageManager } from './package-manager.ts';
import { Tab, Tabs } from './tabs.tsx';

interface PackageManagerTabsProps {
  /** npm's arguments, `install -D x`, or a command for each manager. */
  command: string | Partial<Record<PackageManager, string>>;
}

export function PackageManagerTabs({ command }: PackageManagerTabsProps) {
  const text = useTexts();
  const written = PACKAGE_MANAGERS.flatMap((manager) => {
    const line = typeof command === 'string' ? formatCommand(command, manager) : command[manager];
    return line ? [{ manager, line }] : [];
  });
  return (
    <Tabs groupId="package.manager" label={text('packageManager')}>
      {written.map(({ manager, line }) => (
        <Tab key={manager} label={manager}>
          <CommandLine line={line} />
        </Tab>
      ))}
    </Tabs>
  );
}

function CommandLine({ line }: { line: string }) {
  const [program, ...words] = line.split(' ');
  return (
    <figure className="q-code" data-lang="sh">
      <pre>
        <code className="language-sh">
          <span className="q-prompt">$ </span>
          <span className="f">{program}</span>
          {words.map((word) =>
            word.startsWith('-') ? <span key={word} className="a">{` ${word}`}</span> : ` ${word}`,
          )}
        </code>
      </pre>
    </figure>
  );
}
