import { reachAboveLayers } from '../internals/reachAboveLayers.ts';

/**
 * Props of an element that stays in reach of pointer, keyboard and screen reader while a dialog covers the page, and whose presses
 * close no dialog, for example a call that rings. F6 leads to its first button, and back; `ref` sees to that. Lay it above by
 * `z-index: var(--fr-layer-toast)`.
 */
export const aboveLayers = { 'data-fr-above-layers': '', ref: reachAboveLayers } as const;

export { getTopLayer, type TopLayer } from '../internals/layerOrder.ts';
export { type LayerOptions, useLayer } from '../internals/useLayer.ts';
