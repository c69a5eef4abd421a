/** The site's logo, one image or one for each appearance. */
import type { Logo as LogoSource } from '@quire/client/contract';

interface LogoProps {
  logo: LogoSource;
  /** Width and height in pixels. */
  size: number;
  /** Empty if its name is next to it. */
  alt?: string;
  /** Whether it may be wider than high. */
  wide?: boolean;
  /** Whether it is visible when the page loads. */
  priority?: boolean;
}

export function Logo({ logo, size, alt = '', wide = false, priority = false }: LogoProps) {
  const image = { ...(!wide && { width: size }), height: size, ...(priority && { fetchPriority: 'high' as const }) };
  if (typeof logo === 'string') return <img src={logo} alt={alt} {...image} />;
  return (
    <>
      <img src={logo.light} alt={alt} className="q-light-only" {...image} />
      <img src={logo.dark} alt={alt} className="q-dark-only" {...image} />
    </>
  );
}
