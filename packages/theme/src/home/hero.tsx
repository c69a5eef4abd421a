/** Owns the hero: what the product is, and where to begin. (BEHAVIOUR.md, Page types) */
import type { HeroAction, Hero as HeroContent } from '@quire/engine/shared';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { isExternalHref, SmartLink } from '../ui/smart-link.tsx';
import styles from './hero.module.css';
import { HeroDots } from './hero-dots.tsx';

export function Hero({ hero }: { hero: HeroContent }) {
  return (
    <section className={styles.hero}>
      <HeroDots className={styles.dots} />
      <div className={styles.text}>
        <h1 className={styles.title}>
          <span className={styles.name}>{hero.name}</span>
          <span className={styles.subtitle}>{hero.text}</span>
        </h1>
        <p className={styles.tagline}>{hero.tagline}</p>
        <div className={styles.actions}>
          {hero.actions.map((action) => (
            <Action key={action.href} action={action} />
          ))}
        </div>
      </div>
      {hero.image && (
        <div className={styles.picture}>
          <Logo logo={hero.image.src} alt={hero.image.alt} size={320} priority />
        </div>
      )}
    </section>
  );
}

function Action({ action }: { action: HeroAction }) {
  const isGitHub = /^https:\/\/github\.com\//.test(action.href);
  return (
    <SmartLink href={action.href} className={action.theme === 'brand' ? styles.primary : styles.secondary}>
      {isGitHub && <Icon name="github" />}
      {action.text}
      {!isExternalHref(action.href) && action.theme === 'brand' && <Icon name="arrow" className={styles.arrow} />}
    </SmartLink>
  );
}
