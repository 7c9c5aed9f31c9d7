import type { Meta, StoryObj } from '@storybook/react-vite';
import { type } from '../../packages/ui/src/tokens/tokens.ts';
import { TokenTable } from './TokenTable.tsx';

const meta: Meta = { title: 'Foundations/Type', tags: ['!autodocs'] };

export default meta;

type Story = StoryObj;

const tokens = Object.values(type);
const sizes = tokens.filter((token) => token.startsWith('var(--fr-text'));
const weights = tokens.filter((token) => token.startsWith('var(--fr-weight'));

const samples = [
  { lang: 'en', text: 'One world, one language' },
  { lang: 'it', text: 'Perché così è più bello' },
  { lang: 'vi', text: 'Tiếng Việt có nhiều dấu' },
  { lang: 'ar', text: 'عالم واحد، لغة واحدة' },
];

export const Sizes: Story = {
  render: () => (
    <TokenTable
      caption="Sizes with their line heights"
      tokens={sizes}
      sample={(size) => (
        <span style={{ fontSize: size, lineHeight: size.replace('--fr-text', '--fr-line') }}>
          {samples[0]?.text}
        </span>
      )}
    />
  ),
};

export const Weights: Story = {
  render: () => (
    <TokenTable
      caption="Weights"
      tokens={weights}
      sample={(fontWeight) => (
        <span style={{ fontWeight, fontSize: type.textBody, lineHeight: type.lineBody }}>
          {samples[0]?.text}
        </span>
      )}
    />
  ),
};

export const Scripts: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
      {samples.map(({ lang, text }) => (
        <li
          key={lang}
          lang={lang}
          dir="auto"
          style={{ fontSize: type.textTitle, lineHeight: type.lineTitle }}
        >
          {text}
        </li>
      ))}
    </ul>
  ),
};
