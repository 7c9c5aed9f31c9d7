import { describe, expect, it } from 'vitest';
import { hasBothDirections, splitNumbers } from './splitNumbers.ts';

const numbers = (text: string) =>
  splitNumbers(text).flatMap((part) => (part.kind === 'number' ? [part.text] : []));

describe('numbers in right-to-left text', () => {
  it.each([
    ['اتصل على +61 412 345 678 الآن', ['+61 412 345 678']],
    ['رقمي (02) 9876-5432', ['(02) 9876-5432']],
    ['السعر $5.99 فقط', ['$5.99']],
    ['السعر 20 € فقط', ['20 €']],
    ['حوالي US$1,200.50', ['US$1,200.50']],
    ['من 7:30 pm إلى 9:15 pm', ['7:30 pm', '9:15 pm']],
    ['يوم 12/05/2026', ['12/05/2026']],
    ['2026-11-21', ['2026-11-21']],
    ['النتيجة 3-1', ['3-1']],
    ['خصم 50%', ['50%']],
    ['الحرارة -5 و +3', ['-5', '+3']],
    ['٠٥٠ ١٢٣ ٤٥٦٧', ['٠٥٠ ١٢٣ ٤٥٦٧']],
    ['١٬٢٣٤٫٥٦', ['١٬٢٣٤٫٥٦']],
    ['الإصدار 1.2.3', ['1.2.3']],
    ['10:00–12:00', ['10:00–12:00']],
    ['עד 8 pm', ['8 pm']],
    ['מחיר 49.90 ₪', ['49.90 ₪']],
    ['الدفع 100 USD', ['100 USD']],
    ['لدي 3 كتب', []],
    ['بلا أرقام', []],
    // From public reports: docs/decisions/0082-public-reports.md.
    ['התקשר אל 050-123-4567 היום', ['050-123-4567']],
    ['הגרסה 8.6.0 שבורה', ['8.6.0']],
    ['ב־17.02.2021 בשעה 12:09', ['17.02.2021', '12:09']],
    ['تماس با +98 912 345 6789 بگیرید', ['+98 912 345 6789']],
    ['قیمت ۱۲٬۵۰۰ تومان', ['۱۲٬۵۰۰']],
    ['נשארו 30% הנחה', ['30%']],
    ['שער: 1–0', ['1–0']],
    ['موعدنا 10/4/2026 إن شاء الله', ['10/4/2026']],
    ['הפגישה 14:00-15:30', ['14:00-15:30']],
    ['المجموع €1.234,56', ['€1.234,56']],
  ])('are found in %s', (text, expected) => {
    expect(numbers(text)).toEqual(expected);
    expect(
      splitNumbers(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it.each(['1', '1 ', '1-', '+1', '$1', '1,'])('are sought in a long text of %j within a moment', (piece) => {
    const text = piece.repeat(40_000);
    const start = process.cpuUsage();
    expect(
      splitNumbers(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    // Time of the processor: other programs of a busy machine do not count.
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
  });
});

it.each([
  ['Hello team!\nمرحبا كيف حالك!', true],
  ['שלום\nhi', true],
  ['Hello\nteam', false],
  ['مرحبا\nكيف', false],
  ['Hello مرحبا', false],
  ['مرحبا\n12', false],
])('%j may begin at both sides: %s', (text, expected) => {
  expect(hasBothDirections(text)).toBe(expected);
});
