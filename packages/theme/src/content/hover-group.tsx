import { usePageView } from '@quire/client';
import type { ReactNode } from 'react';
import { type LinkedItem, matchNavbar } from '../runtime/linked-items.ts';
import { Link } from '../ui/site-link.tsx';
import './hover-group.css';

export interface HoverGroupProps {
  items?: readonly LinkedItem[];
  /** Replaces the links. */
  customChildren?: ReactNode;
  /** Shows it regardless of the pointer. */
  isOpen?: boolean;
  position?: 'left' | 'center' | 'right';
  activeMatcher?: (item: LinkedItem) => boolean;
}

/** Links below the element around them. CSS shows them while the pointer or the focus is in that element. */
export function HoverGroup({
  items = [],
  customChildren,
  isOpen,
  position = 'center',
  activeMatcher,
}: HoverGroupProps) {
  const { routePath } = usePageView().page;
  const isActive = activeMatcher ?? ((item) => matchNavbar(item, routePath));
  return (
    <div className="q-hover-group" data-position={position} data-open={isOpen || undefined}>
      {customChildren ?? (
        <ul>
          {items.map((item) => (
            <li key={item.text}>
              <Link href={item.link ?? item.href} aria-current={isActive(item) ? 'true' : undefined}>
                {item.text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function doNothing(): void {}

/** Components written for Rspress call these functions to open and close the group; in this theme, CSS does. */
export function useHoverGroup(props: Omit<HoverGroupProps, 'isOpen'>) {
  return { hoverGroup: <HoverGroup {...props} />, handleMouseEnter: doNothing, handleMouseLeave: doNothing };
}
