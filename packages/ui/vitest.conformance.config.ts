import { conformanceConfig } from '../../tools/browser/conformanceConfig.ts';

export default conformanceConfig(import.meta.dirname, 'conformance');
