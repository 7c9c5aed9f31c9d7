import { fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Button } from './Button.tsx';

const RouterLink = ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a {...rest} href={to} />;
const plans = <RouterLink to="#plans" className="of-the-router" />;

describe('Button', () => {
  it('renders a link that gets its props, its ref and its words', () => {
    const ref = createRef<HTMLElement>();
    const onClick = vi.fn();
    render(
      <Button render={plans} ref={ref as never} data-more="1" onClick={onClick}>
        See the plans
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'See the plans' });
    expect(link.getAttribute('href')).toBe('#plans');
    expect(link.dataset.variant).toBe('primary');
    expect(link.dataset.more).toBe('1');
    expect(link.classList).toContain('of-the-router');
    expect(link.hasAttribute('type')).toBe(false);
    expect(ref.current).toBe(link);
    fireEvent.click(link);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('renders a link that leads nowhere while it is off', () => {
    const onClick = vi.fn();
    const { rerender } = render(
      <Button render={plans} disabled onClick={onClick}>
        Plans
      </Button>,
    );
    const link = screen.getByRole('link');
    expect(link.getAttribute('aria-disabled')).toBe('true');
    expect(fireEvent.click(link)).toBe(false);
    rerender(
      <Button render={plans} loading onClick={onClick}>
        Plans
      </Button>,
    );
    expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
    expect(onClick).not.toHaveBeenCalled();
  });

  it.each([
    ['a button', undefined],
    ['a link', plans],
  ])('reports a press of %s only while it shows a reason', (_, as) => {
    const [onClick, onUnavailablePress] = [vi.fn(), vi.fn()];
    const button = (change: Partial<ComponentProps<typeof Button>>) => (
      <Button render={as} onClick={onClick} onUnavailablePress={onUnavailablePress} {...change}>
        Plans
      </Button>
    );
    const { rerender } = render(button({ disabled: true }));
    const press = () => fireEvent.click(screen.getByText('Plans'));
    press();
    rerender(button({ disabledReason: 'Choose a plan.', loading: true }));
    press();
    expect(onUnavailablePress).not.toHaveBeenCalled();
    rerender(button({ disabledReason: 'Choose a plan.' }));
    press();
    expect(onUnavailablePress).toHaveBeenCalledOnce();
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('IconButton', () => {
  it('renders a link with its label', () => {
    render(
      <IconButton label="Settings" render={<RouterLink to="#settings" />}>
        <svg aria-hidden="true" />
      </IconButton>,
    );
    expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('#settings');
  });
});
