export * from '@quire/rspress';
