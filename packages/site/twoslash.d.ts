export * from '@quire/engine/twoslash';
