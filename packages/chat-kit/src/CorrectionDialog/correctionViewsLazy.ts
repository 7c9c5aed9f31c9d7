// What corrects translations, in one file: it comes with the first correction that is shown or begun.
export { CorrectionDialog } from './CorrectionDialog.tsx';
export { CorrectionLines } from './CorrectionLines.tsx';
