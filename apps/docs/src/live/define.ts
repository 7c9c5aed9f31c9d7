import { FrancaEditor } from './FrancaEditor.ts';

customElements.define('franca-editor', FrancaEditor);
