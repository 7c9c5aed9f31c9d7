// Whoever imports single components gets the foundation of their styles with the provider that all of them need.
import '../layers.css';
import '../reset.css';
import '../tokens/tokens.css';

export type { Density } from './Density.ts';
export { FrancaProvider, type FrancaProviderProps } from './FrancaProvider.tsx';
export type { Theme } from './Theme.ts';
