/** The footer of the dialog: its keys, the switch for the slash shortcut, and the provider if it is a service. */
import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { DialogIcon } from './dialog-icon.tsx';
import { isSlashOn, saveSlash } from './shortcut.ts';

export function SearchFooter({ isHosted }: { isHosted: boolean }) {
  const text = useTexts();
  return (
    <div className="DocSearch-Footer" data-hosted={isHosted || undefined}>
      <ul className="DocSearch-Commands">
        <Command keys={text('search.enterKey')} label={text('search.toSelect')}>
          <Key>
            <DialogIcon name="enter" />
          </Key>
        </Command>
        <Command keys={text('search.arrowKeys')} label={text('search.toNavigate')}>
          <Key>
            <DialogIcon name="down" />
          </Key>
          <Key>
            <DialogIcon name="up" />
          </Key>
        </Command>
        <Command label={text('search.commands')}>
          <Key>&gt;</Key>
        </Command>
        <Command label={text('search.allKeys')}>
          <Key>?</Key>
        </Command>
      </ul>
      <SlashSwitch />
      {isHosted && (
        <a
          className="DocSearch-Logo"
          href="https://www.algolia.com/docsearch"
          target="_blank"
          rel="noopener noreferrer"
        >
          <span className="DocSearch-Label">{text('search.provider')}</span> Algolia
        </a>
      )}
    </div>
  );
}

function SlashSwitch() {
  const text = useTexts();
  const [isOn, setOn] = useState(isSlashOn);
  const toggle = () => {
    saveSlash(!isOn);
    setOn(!isOn);
  };
  return (
    <label className="DocSearch-Slash">
      <input type="checkbox" checked={isOn} onChange={toggle} />
      <Key>/</Key>
      <span className="DocSearch-Label">{text('search.slash')}</span>
    </label>
  );
}

interface CommandProps {
  /** The accessible name of keys that only show a symbol. */
  keys?: string;
  label: string;
  children: ReactNode;
}

function Command({ keys, label, children }: CommandProps) {
  return (
    <li>
      {keys && <span className="q-visually-hidden">{keys} </span>}
      {children}
      <span className="DocSearch-Label">{label}</span>
    </li>
  );
}

function Key({ children }: { children: ReactNode }) {
  return <kbd className="DocSearch-Commands-Key">{children}</kbd>;
}
