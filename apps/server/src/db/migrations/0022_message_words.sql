CREATE FUNCTION "search_text"(content text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 500 AS $$
	SELECT ' ' || btrim(regexp_replace(
		regexp_replace(
			replace(replace(replace(translate(lower(regexp_replace(normalize(content, NFKD), '[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670]', '', 'g')), 'đðøłıħىة', 'ddolihيه'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'),
			'([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff])', ' \1 ', 'g'),
		'[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u060c\u061b\u061f\u0964\u0965\u2000-\u206f\u3000-\u303f]+', ' ', 'g')) || ' '
$$;--> statement-breakpoint
CREATE FUNCTION "search_words"(topic_id uuid, content text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
	SELECT array_to_tsvector(array(SELECT left(topic_id::text, 8) || left(word, 32)
		FROM regexp_split_to_table(btrim(public.search_text(content)), ' ') AS word WHERE word <> ''))
$$;--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin (search_words("topic_id", "content")) WITH (fastupdate=false) WHERE "messages"."content" is not null;--> statement-breakpoint
CREATE INDEX "message_translations_words" ON "message_translations" USING gin (search_words("topic_id", "text")) WITH (fastupdate=false) WHERE "message_translations"."state" = 'done' and "message_translations"."text" is not null;