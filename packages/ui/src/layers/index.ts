export { closeTopLayer } from '../internals/layers.ts';
export { type LayerOptions, useLayer } from '../internals/useLayer.ts';
