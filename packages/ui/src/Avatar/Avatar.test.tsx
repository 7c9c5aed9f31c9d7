import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FrancaProvider } from '../provider/FrancaProvider.tsx';
import { Avatar } from './Avatar.tsx';

describe('Avatar', () => {
  const show = (src: string, size?: 'huge') =>
    render(
      <FrancaProvider
        locale="en"
        avatarSizes={(address) => (address.startsWith('/face') ? `${address}?64 64w` : undefined)}
      >
        <Avatar name="Ana Bianchi" src={src} {...(size && { size })} />
      </FrancaProvider>,
    ).container.querySelector('img');

  it('lets the browser choose among the sizes of a picture, for the place that it fills', () => {
    expect(show('/face.png')).toMatchObject({ srcset: '/face.png?64 64w', sizes: '40px' });
    expect(show('/face.png', 'huge')).toMatchObject({ sizes: '96px' });
  });

  it('shows a picture without sizes as it is', () => {
    const image = show('/other.png');
    expect(image?.getAttribute('src')).toBe('/other.png');
    expect(image?.hasAttribute('srcset') || image?.hasAttribute('sizes')).toBe(false);
  });
});
