/**
 * What happens to presence, each at once for all processes. Of every user is kept how many connections are open (0: the
 * grace period runs), of every process which they are, and until when it lives unless it says so again.
 *
 * Keys: users with their number of connections; users in their grace period by its end; processes by the end of their
 * lease; connections of this process.
 */
const beginning = `
local users, leaving, nodes, own = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function close(user, untilTime)
  if redis.call('HINCRBY', users, user, -1) <= 0 then
    redis.call('HSET', users, user, 0)
    redis.call('ZADD', leaving, untilTime, user)
  end
end
local function endNode(set, untilTime)
  for _, connection in ipairs(redis.call('SMEMBERS', set)) do
    close(string.match(connection, '^%S+'), untilTime)
  end
  redis.call('DEL', set)
end
`;

/** Arguments of every script: id of the process, milliseconds of its lease, milliseconds of the grace period. */
export const presenceScripts = {
  /** Also takes user and connection; returns 1 when the user was not online. */
  connect: `${beginning}
local user, connection = ARGV[4], ARGV[5]
local wasOnline = redis.call('HEXISTS', users, user)
redis.call('ZADD', nodes, 'NX', now + ARGV[2], ARGV[1])
if redis.call('SADD', own, user .. ' ' .. connection) == 1 then
  redis.call('HINCRBY', users, user, 1)
  redis.call('ZREM', leaving, user)
end
return 1 - wasOnline`,
  /** Also takes user and connection. */
  disconnect: `${beginning}
if redis.call('SREM', own, ARGV[4] .. ' ' .. ARGV[5]) == 1 then close(ARGV[4], now + ARGV[3]) end
return 0`,
  /**
   * Renews the lease, drops processes whose lease has ended, and returns: 1 when this process was known, in how many
   * milliseconds the next grace period ends (-1: none runs), and the users that went offline.
   */
  sweep: `${beginning}
local wasKnown = redis.call('ZADD', nodes, now + ARGV[2], ARGV[1]) == 0
for _, node in ipairs(redis.call('ZRANGEBYSCORE', nodes, '-inf', now)) do
  endNode(string.sub(own, 1, -#ARGV[1] - 1) .. node, now)
  redis.call('ZREM', nodes, node)
end
local gone = redis.call('ZRANGEBYSCORE', leaving, '-inf', now)
for _, user in ipairs(gone) do
  redis.call('HDEL', users, user)
  redis.call('ZREM', leaving, user)
end
local first = redis.call('ZRANGE', leaving, 0, 0, 'WITHSCORES')
return { wasKnown and 1 or 0, first[2] and first[2] - now or -1, gone }`,
  /** Gives up the connections of this process, which begins the grace period of whoever has no other. */
  release: `${beginning}
endNode(own, now + ARGV[3])
redis.call('ZREM', nodes, ARGV[1])
return 0`,
};
