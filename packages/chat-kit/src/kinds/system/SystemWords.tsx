import { useLocale } from '@franca/ui/i18n';
import { useChatText } from '../../hooks/useChatText.ts';
import type { KindLineProps } from '../KindDefinition.ts';
import { systemText } from './systemText.ts';

/** Says what happened to a group. Renders text. */
export function SystemWords({ content, viewerId }: KindLineProps<'system'>) {
  return systemText(content.line, { viewerId, text: useChatText(), locale: useLocale() });
}
