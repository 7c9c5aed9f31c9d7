export { getTopLayer, type TopLayer } from '../internals/layers.ts';
export { type LayerOptions, useLayer } from '../internals/useLayer.ts';
