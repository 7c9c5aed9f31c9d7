-- Rows as the version before foreign keys (two migrations) stored them: two users, their private topic, four messages,
-- translations, and rows whose message, user or topic is gone.
insert into users (id, name, country, language, accent, gender, package) values
  ('00000000-0000-4000-8000-0000000000a1', 'Ana', 'Australia', 'English', 'English (Australia)', 'other', 'ultimate'),
  ('00000000-0000-4000-8000-0000000000b2', 'Bea', 'Spain', 'Spanish', 'Spanish (Spain)', 'other', 'ultimate');
-- The token is forty-three times the letter A.
insert into sessions (token_hash, user_id, created_at, expires_at) values
  (encode(sha256(repeat('A', 43)::bytea), 'hex'), '00000000-0000-4000-8000-0000000000b2', '2020-01-01', '2100-01-01');
insert into topics (id, pair_key, last_seq, last_message_at, created_by, created_at, updated_at) values
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-0000000000a1:00000000-0000-4000-8000-0000000000b2', 6,
    '2025-01-01 10:03', '00000000-0000-4000-8000-0000000000a1', '2025-01-01', '2025-01-01 10:03'),
  ('00000000-0000-4000-8000-0000000000c4', '00000000-0000-4000-8000-0000000000a1:00000000-0000-4000-8000-00000000dead', 0,
    null, '00000000-0000-4000-8000-0000000000a1', '2025-01-01', '2025-01-01');
insert into topic_members (topic_id, user_id, joined_at) values
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-0000000000a1', '2025-01-01'),
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-0000000000b2', '2025-01-01');
insert into messages (id, topic_id, sender_id, chat_id, seq, type, content, language, reply_id, forward_id, contact_id, attachments, created_at) values
  ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-0000000000a1',
    '00000000-0000-4000-8000-0000000000a1-1735725600000', 1, 'message', 'Good morning', 'en', null, null, null, '[]', '2025-01-01 10:00'),
  ('00000000-0000-4000-8000-0000000000d2', '00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-0000000000a1',
    '00000000-0000-4000-8000-0000000000a1-1735725660000', 3, 'message', 'Thank you', 'en', '00000000-0000-4000-8000-0000000000d1', null, null, '[]', '2025-01-01 10:01'),
  ('00000000-0000-4000-8000-0000000000d3', '00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-0000000000b2',
    '00000000-0000-4000-8000-0000000000b2-1735725720000', 5, 'message', 'Hasta luego', 'es', '00000000-0000-4000-8000-00000000dead', '00000000-0000-4000-8000-00000000dead', null, '[]', '2025-01-01 10:02'),
  ('00000000-0000-4000-8000-0000000000d4', '00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-0000000000b2',
    '00000000-0000-4000-8000-0000000000b2-1735725780000', 6, 'contact', null, null, null, null, '00000000-0000-4000-8000-00000000dead', '[]', '2025-01-01 10:03');
insert into topic_changes (topic_id, seq, kind, payload, created_at) values
  ('00000000-0000-4000-8000-0000000000c3', 1, 'message', '{"message_id": "00000000-0000-4000-8000-0000000000d1"}', '2025-01-01 10:00'),
  ('00000000-0000-4000-8000-0000000000c3', 2, 'translation', '{"chat_id": "00000000-0000-4000-8000-0000000000a1-1735725600000", "language": "es", "state": "done", "text": "Buenos días", "source": "en", "engine": "phrases"}', '2025-01-01 10:00'),
  ('00000000-0000-4000-8000-0000000000c3', 3, 'message', '{"message_id": "00000000-0000-4000-8000-0000000000d2"}', '2025-01-01 10:01'),
  ('00000000-0000-4000-8000-0000000000c3', 4, 'translation', '{"chat_id": "00000000-0000-4000-8000-0000000000a1-1735725660000", "language": "es", "state": "unavailable", "text": null, "source": "en", "engine": null}', '2025-01-01 10:01'),
  ('00000000-0000-4000-8000-0000000000c3', 5, 'message', '{"message_id": "00000000-0000-4000-8000-0000000000d3"}', '2025-01-01 10:02'),
  ('00000000-0000-4000-8000-0000000000c3', 6, 'message', '{"message_id": "00000000-0000-4000-8000-0000000000d4"}', '2025-01-01 10:03');
insert into message_translations (message_id, language, version, topic_id, state, original, text, engine, source, attempts, updated_at) values
  ('00000000-0000-4000-8000-0000000000d1', 'es', 1, '00000000-0000-4000-8000-0000000000c3', 'done', 'Good morning', 'Buenos días', 'phrases', 'en', 1, '2025-01-01'),
  ('00000000-0000-4000-8000-0000000000d2', 'es', 1, '00000000-0000-4000-8000-0000000000c3', 'unavailable', 'Thank you', null, null, 'en', 1, '2025-01-01'),
  ('00000000-0000-4000-8000-00000000dead', 'es', 1, '00000000-0000-4000-8000-00000000dead', 'done', 'Orphaned words', 'Palabras huérfanas', 'phrases', 'en', 1, '2025-01-01');
insert into translations (text_hash, source, target, engine, text, created_at) values
  (encode(sha256(convert_to('Good morning', 'UTF8')), 'hex'), 'en', 'es', 'phrases', 'Buenos días', '2025-01-01'),
  (encode(sha256(convert_to('Orphaned words', 'UTF8')), 'hex'), 'en', 'es', 'phrases', 'Palabras huérfanas', '2025-01-01');
