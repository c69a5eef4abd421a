import { sealed } from '@/lib/sealed';
import type { Shape } from '@/lib/shape';

@sealed
export class Square implements Shape {
  constructor(readonly side: number) {}

  area(): number {
    return this.side ** 2;
  }
}
