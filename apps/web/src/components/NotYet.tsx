import { Button, Dialog, Icon } from '@franca/ui';
import { Hammer } from 'lucide-react';
import { useNavigate } from 'react-router';
import { type TextKey, useText } from '../strings/texts.ts';
import type { DialogProps } from './DialogProps.ts';
import { CenteredPage, Notice } from './Notice.tsx';

/** Makes the page of a part that is not built yet: says so, and leads to what works. */
export function notYetPage(name: TextKey) {
  return function NotYetPage() {
    const text = useText();
    const navigate = useNavigate();
    return (
      <CenteredPage>
        <Notice
          icon={<Icon icon={Hammer} size="large" />}
          title={text('pages.notYetTitle', { name: text(name) })}
          action={<Button onClick={() => navigate('/chat')}>{text('common.goToChats')}</Button>}
        >
          {text('pages.notYetText')}
        </Notice>
      </CenteredPage>
    );
  };
}

/** Makes the dialog of a part that is not built yet. */
export function notYetDialog(name: TextKey) {
  return function NotYetDialog({ open, onOpenChange }: DialogProps) {
    const text = useText();
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={text('pages.notYetTitle', { name: text(name) })}
        description={text('pages.notYetText')}
        size="small"
        footer={<Button onClick={() => onOpenChange(false)}>{text('common.close')}</Button>}
      />
    );
  };
}
