/** The components that pages import from `@theme`. They are drawn at build time; `enhance` brings them to life. */
export { Badge, type BadgeType } from './badge.tsx';
export { Button } from './button.tsx';
export { Callout } from './callout.tsx';
export { Card, LinkCard } from './card.tsx';
export { CodeBlock, CodeBlockRuntime } from './code-block.tsx';
export { FileTree } from './file-tree.tsx';
export { Link } from './link.tsx';
export { getCustomMDXComponent } from './mdx-components.ts';
export { PackageManagerTabs } from './package-manager-tabs.tsx';
export { Popover } from './popover.tsx';
export { Prompt } from './prompt.tsx';
export { SourceCode } from './source-code.tsx';
export { Steps } from './steps.tsx';
export { Tab, Tabs } from './tabs.tsx';
export { Tag } from './tag.tsx';
export { Toc } from './toc.tsx';
export { Tooltip } from './tooltip.tsx';
