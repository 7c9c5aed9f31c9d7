import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Health } from '@franca/contract';
import type { Core } from '../core/Core.ts';
import { serverFolder } from '../core/serverFolder.ts';
import type { Assistant } from '../domains/assistant/Assistant.ts';
import type { PictureReader } from '../ports/PictureReader.ts';
import type { SpeechRecognizer } from '../ports/SpeechRecognizer.ts';
import type { Translator } from '../ports/Translator.ts';

const packageFile = readFileSync(join(serverFolder, 'package.json'), 'utf8');

/** Version of this server, as in its package.json. */
export const serverVersion: string = (JSON.parse(packageFile) as { version: string }).version;

/** What `GET /health` says about translation. */
function translationFacts(
  translator: Translator & { engines?: readonly Translator[] },
): Health['translation'] {
  const engines = (translator.engines ?? [translator]).map((engine) => engine.id);
  return { engines, pairs: translator.pairs().map(([source, target]) => [source, target]) };
}

/** What `GET /health` answers; each part that can be replaced says what it is. */
export function describeServer(
  core: Core,
  {
    translator,
    assistant,
    recognizers,
    readers,
  }: {
    translator: Translator;
    assistant: Pick<Assistant, 'health'>;
    recognizers: readonly SpeechRecognizer[];
    readers: readonly PictureReader[];
  },
): Health {
  return {
    version: serverVersion,
    database: core.database.kind,
    sockets: core.redis ? 'redis' : 'memory',
    files: core.config.storage.kind,
    translation: translationFacts(translator),
    speech: {
      engines: recognizers.map(({ id }) => id),
      languages: [...new Set(recognizers.flatMap((engine) => engine.languages()))],
    },
    pictures: {
      engines: readers.map(({ id }) => id),
      languages: [...new Set(readers.flatMap((engine) => engine.languages()))],
    },
    assistant: assistant.health(),
    payments: core.config.PLANS === 'off' ? 'off' : core.config.payments.kind,
    media: { provider: core.config.media.kind },
    services: core.services.states(),
  };
}
