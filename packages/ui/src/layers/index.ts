export { closeTopLayer } from '../internals/layerOrder.ts';
export { type LayerOptions, useLayer } from '../internals/useLayer.ts';
