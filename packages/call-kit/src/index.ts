import '@franca/ui';

export * from './core/index.ts';
