export { getTopLayer, type TopLayer } from '../internals/layerOrder.ts';
export { type LayerOptions, useLayer } from '../internals/useLayer.ts';
