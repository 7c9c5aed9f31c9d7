import { formatFor } from '@franca/ui/i18n';
import type { SystemLine } from '../../core/model/SystemLine.ts';
import { lifetimeText } from '../../core/time/lifetimeText.ts';
import type { PreviewOptions } from '../KindDefinition.ts';

/** Keeps a name of the other direction from turning the words around it. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

function addedText(line: SystemLine, { viewerId, text, locale }: PreviewOptions): string {
  const { by, people, peopleCount } = line;
  const isOwn = by.id === viewerId;
  const others = people.filter(({ id }) => id !== viewerId);
  const hasViewer = others.length < people.length;
  const hidden = peopleCount - people.length;
  const names = others.map(({ name }) => isolated(name));
  const more = hidden > 0 ? [...names, text('systemMore', { count: hidden })] : names;
  const list = formatFor(locale).list(more);
  const name = isolated(by.name);
  if (isOwn) return text('systemAddedOwn', { people: list });
  if (!hasViewer) return text('systemAdded', { name, people: list });
  return more.length === 0
    ? text('systemAddedYou', { name })
    : text('systemAddedYouAnd', { name, people: list });
}

/** A line about a conversation in the language of the interface, as the viewer reads it (docs/behaviour/groups.md, System lines). */
export function systemText(line: SystemLine, options: PreviewOptions): string {
  const { viewerId, text } = options;
  const isOwn = line.by.id === viewerId;
  const name = isolated(line.by.name);
  switch (line.event) {
    case 'members-added':
      return addedText(line, options);
    case 'member-left':
      return isOwn ? text('systemLeftOwn') : text('systemLeft', { name });
    case 'joined-by-link':
      return isOwn ? text('systemJoinedOwn') : text('systemJoined', { name });
    case 'name-changed': {
      const title = isolated(line.name ?? '');
      return isOwn ? text('systemNamedOwn', { title }) : text('systemNamed', { name, title });
    }
    case 'lifetime-changed': {
      if (line.lifetime == null)
        return isOwn ? text('systemLifetimeOffOwn') : text('systemLifetimeOff', { name });
      const time = lifetimeText(line.lifetime, options.locale);
      return isOwn ? text('systemLifetimeOwn', { time }) : text('systemLifetime', { name, time });
    }
    case 'picture-changed':
      return isOwn ? text('systemPictureOwn') : text('systemPicture', { name });
    default:
      return isOwn ? text('systemCreatedOwn') : text('systemCreated', { name });
  }
}
