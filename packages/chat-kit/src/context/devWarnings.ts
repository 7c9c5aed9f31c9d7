import type { TopicChange } from '../core/model/TopicChange.ts';
import type { ChatDataPort } from '../core/session/ChatDataPort.ts';
import type { TopicStore } from '../core/store/TopicStore.ts';

const given = new Set<string>();

function warn(warning: string): void {
  if (given.has(warning)) return;
  given.add(warning);
  console.warn(`Franca chat-kit: ${warning}`);
}

/** When a page has had the time to load its styles and to draw a conversation, in milliseconds. */
const afterRender = 1_500;
/** A provider that takes so many ports of one person in that time makes them while rendering. */
const tooMany = 3;
let changes = 0;
/** The port that a provider is letting go of in this moment, to take another or to leave the page. */
let leaving: ChatDataPort | null = null;

function lookAtPage(): void {
  const page = document.documentElement;
  if (!document.querySelector('[data-fr-page], [data-fr-scope]')) {
    warn('there is no FrancaProvider around the ChatProvider, so that nothing has a language or a theme.');
  }
  if (getComputedStyle(page).getPropertyValue('--fr-surface') === '') {
    warn('the styles of @franca/ui are missing. Add: import "@franca/ui/styles.css";');
  }
  for (const feed of document.querySelectorAll('[role="feed"]')) {
    const conversation = feed.closest('section');
    if (!conversation) continue;
    if (getComputedStyle(conversation).display !== 'flex') {
      warn('the styles of @franca/chat-kit are missing. Add: import "@franca/chat-kit/styles.css";');
    } else if (conversation.clientWidth > 0 && feed.parentElement?.parentElement?.clientHeight === 0) {
      warn('a conversation has no room for its messages. It fills its parent: give that one a height.');
    }
  }
}

/** Selectors of whole kinds of elements that the kit is made of. */
const everyElement = /^(button|input|textarea|p|h[123]|\*)(:[a-z-]+)*$/;

/** The rules of a page that no layer holds, and that therefore win over every rule of the kit. */
function looseSelectors(): readonly string[] {
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      const rules = [...sheet.cssRules].filter((rule) => rule instanceof CSSStyleRule);
      const painting = rules.filter(({ style }) => /background|padding|border/.test(style.cssText));
      return painting
        .map(({ selectorText }) => selectorText)
        .filter((selector) => everyElement.test(selector));
    } catch {
      // The rules of a sheet of another origin cannot be read.
      return [];
    }
  });
}

function lookAtRules(): void {
  const [selector] = looseSelectors();
  if (!selector) return;
  warn(
    `the page styles every “${selector}”, outside of any layer: such rules win over those of the kit. Put them into one: @import "./index.css" layer(app);`,
  );
}

function lookAtPort(port: ChatDataPort): void {
  if (leaving && leaving !== port && leaving.viewer.id === port.viewer.id) changes += 1;
  if (changes >= tooMany) {
    warn('the port is a new object at every rendering, so that everything is loaded again. Make it once.');
  }
}

/**
 * Says in the console of a developer what an application has forgotten, where nothing fails and everything only looks or
 * works wrong. The returned function ends the watch. Applications in production do not contain it.
 */
export function devWarnings(port: ChatDataPort): () => void {
  lookAtPort(port);
  const timer = setTimeout(() => {
    changes = 0;
    lookAtPage();
    lookAtRules();
  }, afterRender);
  return () => {
    clearTimeout(timer);
    leaving = port;
    queueMicrotask(() => {
      leaving = null;
    });
  };
}

/**
 * Warns of a change whose number cannot be right; called before the change is applied. Such a message is shown, but in the
 * wrong place, or what comes after it is never asked for.
 */
export function warnAboutNumber(change: TopicChange, store: TopicStore): void {
  if (!Number.isFinite(change.seq)) {
    warn(
      `a change of kind “${change.kind}” has no number (seq). A backend that numbers nothing goes through createPlainPort of "@franca/chat-kit/port".`,
    );
    return;
  }
  const { lastSeq } = store.getSnapshot();
  if (change.kind !== 'message' || change.seq > lastSeq || store.find(change.message.chatId)) return;
  warn(
    `a new message has the number (seq) ${change.seq}, though everything up to ${lastSeq} is known already. Each change of a topic takes the next number.`,
  );
}
