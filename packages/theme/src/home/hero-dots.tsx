/** The canvas of soft dots behind the hero. (enhance-hero-dots.ts) */
export function HeroDots({ className }: { className?: string | undefined }) {
  return <canvas className={className} data-dots="" />;
}
