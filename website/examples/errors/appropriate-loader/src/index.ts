export { default as query } from './query.graphql';
