/** The list of all keys of the search, shown for a `?`. */
import type { TextKey } from '../texts/en.ts';
import { useTexts } from '../texts/use-texts.ts';

interface KeyRow {
  /** Any one set of them. */
  keys: readonly (readonly string[])[];
  text: TextKey;
}

const ROWS: readonly KeyRow[] = [
  {
    keys: [
      ['Ctrl', 'K'],
      ['⌘', 'K'],
    ],
    text: 'search.keyOpen',
  },
  { keys: [['/']], text: 'search.keySlash' },
  { keys: [['↑'], ['↓']], text: 'search.keyMove' },
  { keys: [['Enter']], text: 'search.keyChoose' },
  {
    keys: [
      ['Ctrl', 'Enter'],
      ['⌘', 'Enter'],
    ],
    text: 'search.keyNewTab',
  },
  { keys: [['Esc']], text: 'search.keyEscape' },
  { keys: [['>']], text: 'search.commands' },
  { keys: [['?']], text: 'search.allKeys' },
];

export function KeysScreen() {
  const text = useTexts();
  return (
    <div className="DocSearch-Keys">
      <p className="DocSearch-Hit-source" id="docsearch-keys">
        {text('search.allKeys')}
      </p>
      <dl aria-labelledby="docsearch-keys">
        {ROWS.map(({ keys, text: key }) => (
          <div key={key}>
            <dt>{text(key)}</dt>
            <dd>
              {keys.map((combination) => (
                <span key={combination.join()}>
                  {combination.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
