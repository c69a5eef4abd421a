export { clamp } from './math/clamp';
export { lerp } from './math/lerp';
