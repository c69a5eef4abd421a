export { default as Counter } from './Counter.vue';
