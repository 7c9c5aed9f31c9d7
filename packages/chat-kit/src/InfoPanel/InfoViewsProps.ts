import type { InfoPanelProps } from './InfoPanelProps.ts';
import type { InfoView } from './InfoView.ts';

/** Props of the parts of a panel, to which it has said what is shown. */
export interface InfoViewsProps extends InfoPanelProps {
  /** What is shown. */
  view: InfoView;
  /** Goes somewhere else. */
  onViewChange: (view: InfoView) => void;
}
