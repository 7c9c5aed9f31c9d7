declare module 'virtual:published-modules' {
  /** Imports a published module, by its address. */
  export const publishedModules: Record<string, () => Promise<object>>;
}
