import { endpoints } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { Router } from '../../http/createRouter.ts';
import type { TopicMembers } from '../topics/Topics.ts';
import type { Groups } from './Groups.ts';

/** A private conversation is no group, to nobody. */
function requireGroup(members: TopicMembers): TopicMembers {
  if (!members.self.topic.isGroup) throw new Refusal('topic_not_found');
  return members;
}

/** The table of groups: making, members, name and picture, leaving, deleting. */
export function registerGroupRoutes(route: Router, groups: Groups): void {
  const { create, update, members: list, addMembers, leave, delete: remove, restore } = endpoints.groups;
  const { links, makeLink, revokeLink, readLink, join } = endpoints.groups;
  route(create, ({ userId, body }) =>
    groups.create({
      userId,
      userIds: body.target_user_ids,
      name: body.topic_name,
      image: body.topic_image,
    }),
  );
  route(update, ({ members, body }) =>
    groups.update(requireGroup(members), { name: body.topic_name, image: body.topic_image }),
  );
  route(list, ({ members, query }) => groups.list(requireGroup(members), query));
  route(addMembers, ({ members, body }) => groups.add(requireGroup(members), body.target_user_ids));
  route(links, ({ members }) => groups.links.list(requireGroup(members)));
  route(makeLink, ({ members, body: { lifetime, max_uses: maxUses } }) =>
    groups.links.make(requireGroup(members), { lifetime, maxUses }),
  );
  route(revokeLink, async ({ members, query: { link_id } }) => {
    await groups.links.revoke(requireGroup(members), link_id);
    return { link_id };
  });
  route(readLink, ({ body, userId }) => groups.links.read(body.token, userId));
  route(join, ({ body, userId }) => groups.links.join(body.token, userId));
  route(leave, async ({ members }) => {
    await groups.leave(requireGroup(members));
    return { topic_id: members.topicId };
  });
  route(remove, async ({ members }) => {
    await groups.remove(requireGroup(members));
    return { topic_id: members.topicId };
  });
  route(restore, ({ userId, body }) => groups.restore({ topicId: body.topic_id, userId }));
}
