export { default as href } from './tip.css?url';
