import { describe, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import { access } from './access.ts';
import { defineEndpoint } from './defineEndpoint.ts';

const call = {
  id: 'x.y',
  method: 'GET',
  path: '/x',
  data: z.null(),
  behaviour: 'api#base-path',
  summary: '',
} as const;
const policy = { access: access.self, feature: null, limit: 'reads', errors: [] } as const;
const query = z.object({ topic_id: z.string() });

describe('a definition', () => {
  it('does not compile without one part of its policy', () => {
    const { access: _access, ...withoutAccess } = policy;
    const { feature: _feature, ...withoutFeature } = policy;
    const { limit: _limit, ...withoutLimit } = policy;
    const { errors: _errors, ...withoutErrors } = policy;
    // @ts-expect-error nobody said who may call
    defineEndpoint({ ...call, ...withoutAccess });
    // @ts-expect-error nobody said what the plan has to include
    defineEndpoint({ ...call, ...withoutFeature });
    // @ts-expect-error nobody said how often
    defineEndpoint({ ...call, ...withoutLimit });
    // @ts-expect-error nobody said what it is refused with
    defineEndpoint({ ...call, ...withoutErrors });
  });

  it('does not compile with an access that names a field which the request does not have', () => {
    // @ts-expect-error there is no query
    defineEndpoint({ ...call, ...policy, access: access.topicMember('query', 'topic_id') });
    // @ts-expect-error the field has another name
    defineEndpoint({ ...call, ...policy, query, access: access.topicMember('query', 'topic') });
  });

  it('keeps who checks the access in its type', () => {
    const checked = defineEndpoint({
      ...call,
      ...policy,
      query,
      access: access.topicMember('query', 'topic_id'),
    });
    expectTypeOf(checked.access.checkedBy).toEqualTypeOf<'router'>();
    const left = access.topicMember('query', 'topic_id', 'service');
    expectTypeOf(left.checkedBy).toEqualTypeOf<'service'>();
  });
});
