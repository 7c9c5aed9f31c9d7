import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { readCues } from './readCues.ts';

it('reads what is said, in both languages, without names, notes and markup', () => {
  const file =
    '\ufeffWEBVTT\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\nNOTE nothing --\r\n\r\nfirst\r\n00:00:01.000 --> 00:00:02.000\r\n' +
    '<v Emma &lt;Clarke&gt;><lang en>Tea &amp; cake --&gt; for all</lang>\r\n<lang es>Té y pastel</lang></v>\r\n\r\n' +
    '00:03.000 --> 00:04.000\r\n<b>Bye</b>';
  expect(readCues(file)).toEqual(['Tea & cake --> for all', 'Té y pastel', 'Bye']);
});

it.each(['', 'WEBVTTX\n\n00:01.000 --> 00:02.000\nno', 'words --> words\n\n00:01.000 --> 00:02.000\nno'])(
  'reads nothing of another file: %j',
  (file) => expect(readCues(file)).toBeUndefined(),
);

it('reads a file without cues', () => expect(readCues('WEBVTT')).toEqual([]));

it('leaves out what no database holds', () =>
  expect(readCues('WEBVTT\n\n00:01.000 --> 00:02.000\nHel\u0000lo')).toEqual(['Hello']));

it.each(['<', '&', '<a', '-->', '\n', '\n\n', '\r', ' '])(
  'comes to an end where somebody repeats %j',
  (mark) => {
    const file = `WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n${mark.repeat(2_000_000 / mark.length)}x`;
    // Ended from outside: the time-out of a test waits for work that never gives way.
    const lines = runInNewContext('read()', { read: () => readCues(file) }, { timeout: 20_000 });
    expect(lines?.[0]).toBe('Hello');
  },
);
