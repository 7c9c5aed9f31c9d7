import type { ReactNode } from 'react';
import '@franca/ui/styles.css';
import '@franca/chat-kit/styles.css';

export const metadata = { title: 'Chat', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html data-fr-page="" lang="en" dir="ltr">
      <body>{children}</body>
    </html>
  );
}
