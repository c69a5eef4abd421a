export * from '@quire/engine/api-reference';
