import { createRequire } from 'node:module';

/** Whether the optional package of the engine is installed here. */
export function hasSherpa(): boolean {
  try {
    createRequire(import.meta.url).resolve('sherpa-onnx-node');
    return true;
  } catch {
    return false;
  }
}
