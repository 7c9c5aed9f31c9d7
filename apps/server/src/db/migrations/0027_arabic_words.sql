-- Arabic words are found with and without the article, whatever the form of their letters and digits.
CREATE OR REPLACE FUNCTION "search_text"(content text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 500 AS $$
	SELECT ' ' || btrim(regexp_replace(
		regexp_replace(
			replace(replace(replace(translate(lower(regexp_replace(normalize(content, NFKD), '[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]', '', 'g')), 'đðøłıħىةٱیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ddolihيهايك01234567890123456789'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'),
			'([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff])', ' \1 ', 'g'),
		'[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u2000-\u206f\u3000-\u303f]+', ' ', 'g')) || ' '
$$;--> statement-breakpoint
-- A word with an article is kept as it is, and without it: the beginning of either is what is searched for.
CREATE OR REPLACE FUNCTION "search_words"(topic_id uuid, content text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
	SELECT array_to_tsvector(array(SELECT left(topic_id::text, 8) || left(word, 32)
		FROM regexp_split_to_table(btrim(regexp_replace(public.search_text(content), ' ([وف]?(?:[بك]?ال|لل))([^ ]{3,})', ' \1\2 \2', 'g')), ' ') AS word WHERE word <> ''))
$$;--> statement-breakpoint
REINDEX INDEX "messages_words";--> statement-breakpoint
REINDEX INDEX "message_translations_words";
