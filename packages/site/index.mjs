export * from '@quire/engine';
