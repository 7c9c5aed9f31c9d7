import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentGuide } from '../packages/ui/src/testing/ComponentGuide.ts';
import { Advice } from './guide/Advice.tsx';
import { AttributeTable } from './guide/AttributeTable.tsx';
import { KeyboardTable } from './guide/KeyboardTable.tsx';
import './guide/guide.css';

/** The docs page of a component: what it is, how it looks, its props, its keys, do and don't, and every story. */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide: ComponentGuide | undefined = preparedMeta.parameters.guide;
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Heading>Props</Heading>
      <Controls />
      {guide ? (
        <>
          <Heading>Keyboard</Heading>
          <Unstyled>
            <KeyboardTable keyboard={guide.keyboard} />
          </Unstyled>
          {guide.attributes ? (
            <>
              <Heading>Attributes for style sheets</Heading>
              <Unstyled>
                <AttributeTable attributes={guide.attributes} />
              </Unstyled>
            </>
          ) : null}
          <Heading>Do and don’t</Heading>
          <Unstyled>
            <Advice dos={guide.dos} donts={guide.donts} />
          </Unstyled>
        </>
      ) : null}
      <Stories title={<Heading>In use</Heading>} includePrimary={false} />
    </>
  );
}
