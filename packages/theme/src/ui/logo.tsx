/** Owns the site's logo, one image or one for each appearance. (SPEC.md 3, Site) */
import type { Logo as LogoSource } from '@quire/engine/shared';

interface LogoProps {
  logo: LogoSource;
  /** Width and height in pixels. */
  size: number;
  className?: string | undefined;
}

/** Its name stands beside it, so the image has none of its own. */
export function Logo({ logo, size, className = '' }: LogoProps) {
  const box = { width: size, height: size };
  if (typeof logo === 'string') return <img src={logo} alt="" className={className} {...box} />;
  return (
    <>
      <img src={logo.light} alt="" className={`q-light-only ${className}`} {...box} />
      <img src={logo.dark} alt="" className={`q-dark-only ${className}`} {...box} />
    </>
  );
}
