/** An icon that is a component or the URL of an image. */
import type { ComponentType, SVGProps } from 'react';

type SvgWrapperProps = SVGProps<SVGSVGElement> & { icon: ComponentType<SVGProps<SVGSVGElement>> | string };

export function SvgWrapper({ icon: Icon, className, width, height, ...rest }: SvgWrapperProps) {
  if (typeof Icon === 'string') return <img src={Icon} alt="" className={className} width={width} height={height} />;
  return <Icon className={className} width={width} height={height} {...rest} />;
}
