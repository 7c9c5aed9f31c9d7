import { ApiError } from '@franca/api-client';
import type { ChatDataPort } from '@franca/chat-kit';

/** An error with a sentence that the reader understands, where no server has said one. */
function explained(error: unknown, noAnswer: () => string): unknown {
  const isSilent = error instanceof ApiError && (error.status === 0 || error.code === 'unexpected');
  return isSilent ? new Error(noAnswer(), { cause: error }) : error;
}

/**
 * The same door, whose failures without an answer speak the language of the interface: the client knows them in English
 * only, and the chat kit shows what it is told. What a server said stays as it is.
 */
export function explainFailures(port: ChatDataPort, noAnswer: () => string): ChatDataPort {
  return new Proxy(port, {
    get: (target, name, receiver) => {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function') return member;
      return (...input: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(member, target, input);
        if (!(answer instanceof Promise)) return answer;
        return answer.catch((error: unknown) => {
          throw explained(error, noAnswer);
        });
      };
    },
  });
}
