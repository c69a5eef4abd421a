/** The components that pages import from `@theme`. They are rendered at build time; `enhance` makes them interactive. */
export { EditLink, LastUpdated, PrevNextPage } from '../doc/doc-footer.tsx';
export { HomeLayout } from '../home/home-layout.tsx';
export { NavList } from '../nav/nav-list.tsx';
export { SocialLinks } from '../nav/social-links.tsx';
export { useActiveAnchor, useReadPercent } from '../outline/use-scroll.ts';
export { useNavigate as useLinkNavigate } from '../runtime/navigation.tsx';
export { copyToClipboard } from '../ui/clipboard.ts';
export { Link } from '../ui/site-link.tsx';
export { Badge, type BadgeType } from './badge.tsx';
export { Banner } from './banner.tsx';
export { Button } from './button.tsx';
export { Callout } from './callout.tsx';
export { Card, LinkCard } from './card.tsx';
export { CodeBlock, CodeBlockRuntime } from './code-block.tsx';
export { FallbackHeading } from './fallback-heading.tsx';
export { FileTree } from './file-tree.tsx';
export { HomeFeature } from './home-feature.tsx';
export { HomeHero } from './home-hero.tsx';
export { HoverGroup, useHoverGroup } from './hover-group.tsx';
export * from './icons.tsx';
export { parseInlineMarkdownText, renderHtmlOrText, renderInlineMarkdown } from './inline-text.ts';
export { getCustomMDXComponent } from './mdx-components.ts';
export { NotFoundLayout } from './not-found-layout.tsx';
export { Overview, OverviewGroup } from './overview-group.tsx';
export { PackageManagerTabs } from './package-manager-tabs.tsx';
export { Popover } from './popover.tsx';
export { Prompt } from './prompt.tsx';
export {
  getCopyableText,
  mergeRefs,
  useCodeButtonGroup,
  useDynamicToc,
  useEditLink,
  useMdUrl,
  usePrevNextPage,
  useStorageValue,
  useThemeState,
} from './site-hooks.ts';
export { SourceCode } from './source-code.tsx';
export { Steps } from './steps.tsx';
export { SvgWrapper } from './svg-wrapper.tsx';
export { Tab, Tab as PageTab, Tabs, Tabs as PageTabs } from './tabs.tsx';
export { Tag } from './tag.tsx';
export { Toc } from './toc.tsx';
export { Tooltip } from './tooltip.tsx';
export {
  CodeButtonGroup,
  HomeBackground,
  LlmsContainer,
  LlmsCopyButton,
  LlmsCopyRow,
  LlmsHint,
  LlmsOpenRow,
  LlmsViewOptions,
  ReadPercent,
} from './unused.tsx';
