export * from './join';
