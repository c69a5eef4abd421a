/** The hero: what the product is, and where to begin. */
import type { HeroAction, Hero as HeroContent } from '@quire/client/contract';
import type { HomeHeroProps } from '../layout/layout-props.ts';
import { Slot } from '../layout/slot.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { Markup } from '../ui/markup.tsx';
import { isExternalHref, SmartLink } from '../ui/smart-link.tsx';
import styles from './hero.module.css';

export function Hero({ hero, beforeHeroActions, afterHeroActions, image }: HomeHeroProps & { hero: HeroContent }) {
  const own = hero.image && <Logo logo={hero.image.src} alt={hero.image.alt} size={320} priority />;
  const picture = image ? <Slot>{image}</Slot> : own;
  return (
    <section className={styles.hero}>
      {/* Above the text on phones, so it also comes first in the document, which may load in parts. */}
      {picture && (
        <div className={styles.picture} data-no-zoom="">
          {picture}
        </div>
      )}
      <div className={styles.text}>
        {hero.badge && <Badge {...hero.badge} />}
        <h1 className={styles.title}>
          <Markup className={styles.name} html={hero.name} />
          <Markup className={styles.subtitle} html={hero.text} />
        </h1>
        <p className={styles.tagline}>
          <Markup html={hero.tagline} />
        </p>
        <Slot>{beforeHeroActions}</Slot>
        <div className={styles.actions}>
          {hero.actions.map((action) => (
            <Action key={action.href} action={action} />
          ))}
          {hero.command && <CopyCommand command={hero.command} />}
        </div>
        <Slot>{afterHeroActions}</Slot>
      </div>
      {/* Soft dots behind the text. (enhance-hero-dots.ts) */}
      <canvas className={styles.dots} data-dots="" />
    </section>
  );
}

function Badge({ text, href }: NonNullable<HeroContent['badge']>) {
  return <p className={styles.badge}>{href ? <SmartLink href={href}>{text}</SmartLink> : text}</p>;
}

function Action({ action }: { action: HeroAction }) {
  const isGitHub = /^https:\/\/github\.com\//.test(action.href);
  return (
    <SmartLink href={action.href} className={action.theme === 'brand' ? styles.primary : styles.secondary}>
      {isGitHub && <Icon name="github" />}
      {/[<&]/.test(action.text) ? <Markup html={action.text} /> : action.text}
      {!isExternalHref(action.href) && action.theme === 'brand' && <Icon name="arrow" className={styles.arrow} />}
    </SmartLink>
  );
}

/** A click copies it. (doc/enhance-copying.ts) */
function CopyCommand({ command }: { command: string }) {
  const text = useTexts();
  return (
    <p className={styles.command}>
      <span aria-hidden="true">$</span>
      <code>{command}</code>
      <button
        type="button"
        className="q-icon-button"
        aria-label={text('copyCode')}
        title={text('copyCode')}
        data-copy={command}
      >
        <Icon name="copy" />
      </button>
    </p>
  );
}
