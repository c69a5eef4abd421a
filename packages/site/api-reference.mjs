export { apiReference, loadApi } from '@quire/typescript';
