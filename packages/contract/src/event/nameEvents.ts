/** Makes the {@link NamedEvent}s of one socket; their literal types carry over into the definitions with schemas. */
export function nameEvents<const Socket extends 'chat' | 'call' | 'speech'>(socket: Socket) {
  const common = <const Name extends string>(name: Name) =>
    ({ id: `${socket}.${name}`, namespace: `/${socket}`, name }) as const;
  return {
    /** An event that clients send and the server acknowledges. */
    sent: <const Name extends string>(name: Name) =>
      ({ ...common(name), direction: 'toServer', acknowledged: true }) as const,
    /** One that clients send as a stream, without an acknowledgement. */
    sentUnanswered: <const Name extends string>(name: Name) =>
      ({ ...common(name), direction: 'toServer' }) as const,
    /** One that the server sends to the sockets of a user. */
    received: <const Name extends string>(name: Name) =>
      ({ ...common(name), direction: 'toClient' }) as const,
    /** One that the server sends about something: the ids in its name, of which the suffix has the names. */
    receivedAbout: <const Name extends string, const Suffix extends readonly string[]>(
      name: Name,
      ...suffix: Suffix
    ) => ({ ...common(name), direction: 'toClient', suffix }) as const,
  };
}
