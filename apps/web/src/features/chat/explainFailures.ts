import { ApiError } from '@franca/api-client';
import type { ChatDataPort } from '@franca/chat-kit';

/** An error with a sentence that the reader understands, where no server has said one. */
function explained(error: unknown, noAnswer: () => string): unknown {
  const isSilent = error instanceof ApiError && (error.status === 0 || error.code === 'unexpected');
  return isSilent ? new Error(noAnswer(), { cause: error }) : error;
}

type PortFunction = (...input: unknown[]) => unknown;

/** A group of the port, each of whose functions fails with a sentence that the reader understands. */
function explainGroup<Group extends object>(group: Group, noAnswer: () => string): Group {
  const members = Object.entries(group).map(([name, member]: [string, unknown]) => {
    if (typeof member !== 'function') return [name, member];
    const explain: PortFunction = (...input) => {
      const answer = (member as PortFunction).apply(group, input);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error: unknown) => {
        throw explained(error, noAnswer);
      });
    };
    return [name, explain];
  });
  return Object.fromEntries(members) as Group;
}

/**
 * The same port, whose failures without an answer speak the language of the interface: the client knows them in English
 * only, and the chat kit shows the message of the error. What a server said stays as it is.
 */
export function explainFailures(port: ChatDataPort, noAnswer: () => string): ChatDataPort {
  const { viewer, ...groups } = port;
  const explainedGroups = Object.entries(groups).map(([name, group]) => [
    name,
    group && explainGroup(group, noAnswer),
  ]);
  return { viewer, ...(Object.fromEntries(explainedGroups) as typeof groups) };
}
