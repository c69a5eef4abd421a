/** The markup of tabs. The first is shown until the reader's stored choice is applied. */
import type { MarkdownElement } from '@quire/client/contract';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';

interface TabProps {
  label?: ReactNode;
  /** The value that is stored; the label by default. */
  value?: string;
  children?: ReactNode;
}

interface TabsProps {
  /** Tabs of one group, on all pages, show the same choice. */
  groupId?: string;
  defaultValue?: string;
  /** Replaces `defaultValue`; counts from 0. */
  defaultIndex?: number;
  /** Labels for tabs without one, in order. */
  values?: ReadonlyArray<string | { label: ReactNode; value?: string }>;
  /** The accessible name of the row of tabs. */
  label?: string;
  children: ReactNode;
}

/** Declares the content of one tab; `Tabs` renders it. */
export function Tab({ children }: TabProps) {
  return children;
}

Tab.toMarkdown = ({ attributes, children }: MarkdownElement) => {
  const label = attributes.label ?? attributes.value;
  return typeof label === 'string' ? `**${label}**\n\n${children}` : children;
};

export function Tabs({ groupId, defaultValue, defaultIndex = 0, values, label, children }: TabsProps) {
  const text = useTexts();
  const parts = toParts(children);
  const tabs = parts.tabs
    .map((tab, index) => toTabPanel(tab, index, values))
    .map((tab, index, all) =>
      all.findIndex(({ value }) => value === tab.value) < index ? nameByPlace(tab, index) : tab,
    );
  const selected = tabs.some((tab) => tab.value === defaultValue) ? defaultValue : tabs[defaultIndex]?.value;
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
          aria-label={tab.name || undefined}
        >
          {tab.content}
        </div>
      ))}
      {parts.rest}
    </div>
  );
}

/** The tabs, also those in other elements: MDX makes a paragraph of tabs in lines with a text. The rest is shown below them. */
export function toParts(children: ReactNode): { tabs: Array<ReactElement<TabProps>>; rest: ReactNode[] } {
  const all = Children.toArray(children).flatMap((child) => {
    const inner = isValidElement<TabProps>(child) ? Children.toArray(child.props.children) : [];
    return !isTab(child) && inner.some(isTab) ? inner : [child];
  });
  const isBlank = (child: unknown) => typeof child === 'string' && child.trim() === '';
  return { tabs: all.filter(isTab), rest: all.filter((child) => !isTab(child) && !isBlank(child)) };
}

function isTab(node: unknown): node is ReactElement<TabProps> {
  if (!isValidElement<TabProps>(node)) return false;
  return node.type === Tab || node.props.label !== undefined || node.props.value !== undefined;
}

function toTabPanel({ props }: ReactElement<TabProps>, index: number, values: TabsProps['values'] = []) {
  const named = values.map((entry) => (typeof entry === 'string' ? { label: entry, value: entry } : entry));
  const own = props.value === undefined ? named[index] : named.find(({ value }) => value === props.value);
  const label = props.label ?? own?.label ?? props.value ?? String(index + 1);
  const name = readText(label);
  return { label, name, value: props.value ?? own?.value ?? (name || String(index + 1)), content: props.children };
}

/** Gives a tab with a duplicate value another one: both would be shown at once. */
function nameByPlace<T extends { value: string }>(tab: T, index: number): T {
  return { ...tab, value: `${tab.value} ${index + 1}` };
}

/** The text of a label, which may contain icons and other elements. */
function readText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (isValidElement<{ children?: ReactNode }>(node)) return readText(node.props.children);
  return Children.toArray(node).map(readText).join('').trim();
}
