/** Owns the markup of tabs. The first is shown until the reader's remembered choice is. (SPEC.md 4) */
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';

interface TabProps {
  label?: string;
  /** What is remembered; the label where it is absent. */
  value?: string;
  children?: ReactNode;
}

interface TabsProps {
  /** Tabs of one group, on all pages, show the same choice. */
  groupId?: string;
  defaultValue?: string;
  /** The name of the row of tabs. */
  label?: string;
  children: ReactNode;
}

/** Says what one tab holds; `Tabs` draws it. */
export function Tab({ children }: TabProps) {
  return children;
}

export function Tabs({ groupId, defaultValue, label, children }: TabsProps) {
  const text = useTexts();
  const tabs = Children.toArray(children).filter(isTab).map(toTabPanel);
  const selected = tabs.some((tab) => tab.value === defaultValue) ? defaultValue : tabs[0]?.value;
  return (
    <div className="q-tabs" data-tab-group={groupId}>
      <div role="tablist" aria-label={label ?? text('tabs')}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            data-tab-value={tab.value}
            aria-selected={tab.value === selected}
            tabIndex={tab.value === selected ? undefined : -1}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          data-tab-panel={tab.value}
          data-selected={tab.value === selected ? '' : undefined}
          aria-label={tab.label}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

function isTab(node: unknown): node is ReactElement<TabProps> {
  return isValidElement<TabProps>(node) && (node.props.label !== undefined || node.props.value !== undefined);
}

function toTabPanel({ props }: ReactElement<TabProps>) {
  const label = props.label ?? props.value ?? '';
  return { label, value: props.value ?? label, content: props.children };
}
