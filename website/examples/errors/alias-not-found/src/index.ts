export { join } from '@/join';
