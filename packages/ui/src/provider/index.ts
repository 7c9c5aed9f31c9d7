// Whoever imports single components gets the foundation of their styles with the provider that all of them need.
import '../layers.css';
import '../reset.css';
import '../tokens/tokens.css';

export { FrancaProvider, type FrancaProviderProps } from './FrancaProvider.tsx';
export type { Density, Theme } from './usePageSettings.ts';
