import { createRoot } from 'react-dom/client';
import { evaluate } from './evaluate.ts';
import type { LiveMessage, RunMessage } from './LiveMessage.ts';
import { drawnOf, Shown } from './Shown.tsx';

const root = createRoot(document.getElementById('example') as HTMLElement);

const send = (message: LiveMessage) => window.parent.postMessage(message, window.location.origin);

let latest = 0;

/** Draws what an editor holds; where it cannot be compiled, what was drawn before stays. */
async function show({ run, code, theme, locale, direction }: RunMessage) {
  latest = run;
  const fail = (error: unknown) => send({ type: 'failed', run, reason: String(error) });
  try {
    const drawn = drawnOf(await evaluate(code));
    // Another one was written while its modules were loaded.
    if (run !== latest) return;
    root.render(
      <Shown
        key={run}
        theme={theme}
        locale={locale}
        direction={direction}
        onShown={() => send({ type: 'shown', run })}
        onFailed={fail}
      >
        {drawn}
      </Shown>,
    );
  } catch (error) {
    fail(error);
  }
}

window.addEventListener('message', ({ data, source, origin }) => {
  const isEditor = source === window.parent && origin === window.location.origin;
  if (isEditor && data?.type === 'run') void show(data);
});
send({ type: 'ready' });
