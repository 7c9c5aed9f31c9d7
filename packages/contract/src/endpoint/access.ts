/** The part of a request that contains an id. */
export type RequestPart = 'params' | 'query' | 'body';

/**
 * Who checks an access that depends on an id: the router before the handler, which then gets what was found, or the
 * statement or service behind the handler, where a check of the router's own would be one query too many.
 */
export type AccessCheck = 'router' | 'service';

/** An access that depends on the thing that a field of the request names. */
export interface NamedAccess<
  Kind extends string = string,
  Part extends RequestPart = RequestPart,
  Field extends string = string,
  Check extends AccessCheck = AccessCheck,
> {
  readonly kind: Kind;
  /** Part of the request that contains the id. */
  readonly in: Part;
  /** Field of that part. */
  readonly field: Field;
  readonly checkedBy: Check;
}

/** Names the field of the request that an access depends on. */
interface NameField<Kind extends string, Usual extends AccessCheck> {
  <const Part extends RequestPart, const Field extends string>(
    part: Part,
    field: Field,
  ): NamedAccess<Kind, Part, Field, Usual>;
  <const Part extends RequestPart, const Field extends string, Check extends AccessCheck>(
    part: Part,
    field: Field,
    checkedBy: Check,
  ): NamedAccess<Kind, Part, Field, Check>;
}

function named<const Kind extends string, const Usual extends AccessCheck>(kind: Kind, usual: Usual) {
  const nameField = (
    part: RequestPart,
    field: string,
    checkedBy: AccessCheck = usual,
  ): NamedAccess<Kind> => ({
    kind,
    in: part,
    field,
    checkedBy,
  });
  return nameField as NameField<Kind, Usual>;
}

/**
 * Who may make a call. Where that depends on a thing, the request's part and field that name it are given:
 * `access.topicMember('query', 'topic_id')`.
 */
export const access = {
  /** Anybody. */
  public: { kind: 'public' },
  /** A process on the same machine, of a server that is for this machine alone. */
  loopback: { kind: 'loopback' },
  /** The same with the key that the start of the server prints, in the header `x-franca-dev-key`. */
  devKey: { kind: 'devKey' },
  /** A signed-in user, or somebody who has just verified a phone number or an email address. */
  registration: { kind: 'registration' },
  /** A signed-in user, about their own things. */
  self: { kind: 'self' },
  /** Whoever holds the address: the key in it is random, and signed where it opens an upload. */
  link: named('link', 'service'),
  /** A member of the topic. */
  topicMember: named('topicMember', 'router'),
  /** Somebody who can read the message with this `chat_id`. */
  messageReader: named('messageReader', 'service'),
  /** Somebody who was called, or calls. */
  callParticipant: named('callParticipant', 'router'),
  /** The owner of a conversation with the assistant, or of a message in one. */
  assistantOwner: named('assistantOwner', 'router'),
} as const;

/** Who may make a call. */
export type Access = {
  [Name in keyof typeof access]: (typeof access)[Name] extends NameField<infer Kind, AccessCheck>
    ? NamedAccess<Kind>
    : (typeof access)[Name];
}[keyof typeof access];
