import { cardExpiry } from '@franca/contract';
import { Button, Icon, Select, TextField, VisuallyHidden } from '@franca/ui';
import { FlaskConical } from 'lucide-react';
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type FormField, schemaResolver, useFormField } from '../../lib/forms/schemaForm.ts';
import { type LaterTextKey, useLaterText } from '../../strings/laterTexts.ts';
import type { CardEntryProps, CardNumbers } from './CardEntry.ts';
import * as styles from './CardFields.styles.ts';
import {
  brandName,
  type CardForm,
  cardFaults,
  cardSchema,
  digitsOf,
  emptyCard,
  groupNumber,
} from './cardNumbers.ts';

/** Props of {@link NumberField}. */
interface NumberFieldProps {
  /** The field of the form. */
  field: FormField;
}

/** The number of the card in its groups; the caret stays behind the digit that was typed. */
function NumberField({ field }: NumberFieldProps) {
  const text = useLaterText();
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number | null>(null);
  useLayoutEffect(() => {
    const element = input.current;
    if (!element || digitsBefore.current === null) return;
    let place = 0;
    for (let left = digitsBefore.current; left > 0 && place < element.value.length; place += 1)
      if (element.value[place] !== ' ') left -= 1;
    digitsBefore.current = null;
    element.setSelectionRange(place, place);
  }, [field.value]);
  return (
    <TextField
      {...field}
      ref={(element) => {
        input.current = element;
        field.ref(element);
      }}
      label={text('checkout.cardNumber')}
      dir="ltr"
      inputMode="numeric"
      autoComplete="cc-number"
      // The widest group form, and what stands between pasted groups.
      maxLength={40}
      onChange={({ target }) => {
        const caret = target.selectionStart ?? target.value.length;
        digitsBefore.current = digitsOf(target.value.slice(0, caret)).length;
        field.onChange(groupNumber(target.value));
      }}
      end={<span className={styles.brand}>{brandName(field.value)}</span>}
    />
  );
}

type TestCard = CardEntryProps<'sandbox'>['setup']['test_cards'][number];

const outcomes: Record<TestCard['outcome'], LaterTextKey> = {
  pays: 'checkout.testPays',
  asks_bank: 'checkout.testAsksBank',
  declined: 'checkout.testDeclined',
  insufficient_funds: 'checkout.testInsufficient',
  expired: 'checkout.testExpired',
  declined_at_renewal: 'checkout.testRenewal',
};

/** A field of which one value is chosen; an empty one is the placeholder. */
const choice = ({ onChange, value, ...field }: FormField) => ({
  ...field,
  value: value || null,
  onValueChange: onChange,
});

/** Props of {@link TestCards}. */
interface TestCardsProps {
  /** The cards that the sandbox knows. */
  cards: readonly TestCard[];
  /** Called with the one that was chosen. */
  onChoose: (card: TestCard) => void;
}

/** Says that no real money is paid here, and fills a test card in by one click. */
function TestCards({ cards, onChoose }: TestCardsProps) {
  const text = useLaterText();
  const [isFilled, setFilled] = useState(false);
  const choose = (card: TestCard) => {
    setFilled(true);
    onChoose(card);
  };
  const first = cards.find(({ outcome }) => outcome === 'pays') ?? cards[0];
  const others = cards.filter((card) => card !== first);
  return (
    <section className={styles.sandbox} aria-label={text('checkout.sandboxTitle')}>
      <p className={styles.sandboxTitle}>
        <Icon icon={FlaskConical} size="small" />
        {text('checkout.sandboxTitle')}
      </p>
      <p>{text('checkout.sandboxText')}</p>
      {first ? (
        <Button variant="neutral" wide onClick={() => choose(first)}>
          {text('checkout.useTestCard')}
        </Button>
      ) : null}
      {others.length > 0 ? (
        <details>
          <summary className={styles.summary}>{text('checkout.otherTestCards')}</summary>
          <ul className={styles.cards}>
            {others.map((card) => (
              <li key={card.card_number}>
                <button type="button" className={styles.card} onClick={() => choose(card)}>
                  <bdi dir="ltr">{groupNumber(card.card_number)}</bdi>
                  <span>{text(outcomes[card.outcome])}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <VisuallyHidden role="status">{isFilled ? text('checkout.testCardFilled') : ''}</VisuallyHidden>
    </section>
  );
}

const twoDigits = (month: number) => String(month).padStart(2, '0');
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
const months = range(cardExpiry.firstMonth, cardExpiry.lastMonth).map(twoDigits);
const years = range(cardExpiry.firstYear, cardExpiry.lastYear).map(String);
const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The fields of a card, and the test cards of the sandbox. */
export function CardFields({ setup, ref }: CardEntryProps<'sandbox'>) {
  const text = useLaterText();
  const form = useForm<CardForm, unknown, CardNumbers>({
    defaultValues: emptyCard,
    mode: 'onTouched',
    resolver: schemaResolver(cardSchema),
  });
  const number = useFormField(form.control, 'card_number', cardFaults);
  const month = useFormField(form.control, 'expire_month', cardFaults);
  const year = useFormField(form.control, 'expire_year', cardFaults);
  const code = useFormField(form.control, 'cvc', cardFaults);
  useImperativeHandle(
    ref,
    () => ({
      collect: () =>
        new Promise((resolve) => {
          void form.handleSubmit(resolve, () => resolve(null))();
        }),
    }),
    [form],
  );
  const fill = ({ card_number }: TestCard) => {
    const later = String(Math.min(new Date().getFullYear() + 3, cardExpiry.lastYear));
    form.reset({ card_number: groupNumber(card_number), expire_month: '12', expire_year: later, cvc: '123' });
  };
  return (
    <div className={styles.root}>
      <TestCards cards={setup.test_cards} onChoose={fill} />
      <NumberField field={number} />
      <div className={styles.row}>
        <Select
          {...choice(month)}
          label={text('checkout.expireMonth')}
          placeholder={text('checkout.monthHint')}
          autoComplete="cc-exp-month"
          options={options(months)}
        />
        <Select
          {...choice(year)}
          label={text('checkout.expireYear')}
          placeholder={text('checkout.yearHint')}
          autoComplete="cc-exp-year"
          options={options(years)}
        />
        <TextField
          {...code}
          label={text('checkout.cvc')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          onChange={({ target }) => code.onChange(digitsOf(target.value).slice(0, 4))}
        />
      </div>
    </div>
  );
}
