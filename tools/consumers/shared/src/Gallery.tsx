import { useState } from 'react';
import {
  Avatar,
  Badge,
  Banner,
  Button,
  Checkbox,
  Dialog,
  FrancaProvider,
  ProgressBar,
  Select,
  Switch,
  Tabs,
  TextField,
} from './components.ts';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'ar', label: 'العربية' },
];
const tabs = [
  { id: 'chats', label: 'Chats' },
  { id: 'people', label: 'People' },
];

/** Ten components in a page, an eleventh that opens, and one that answers a click. */
export function Gallery() {
  const [tab, setTab] = useState('chats');
  const [saved, setSaved] = useState(0);
  return (
    <FrancaProvider locale="en" theme="light">
      <main>
        <Button data-part="Button" onClick={() => setSaved(saved + 1)}>
          Save
        </Button>
        <Badge data-part="Badge">saved {saved}</Badge>
        <TextField data-part="TextField" label="Name" defaultValue="Ada" />
        <Select data-part="Select" label="Language" options={languages} defaultValue="ar" />
        <Checkbox data-part="Checkbox" label="Remember me" defaultChecked />
        <Switch data-part="Switch" label="Show the original" defaultChecked />
        <Tabs data-part="Tabs" label="Lists" tabs={tabs} value={tab} onValueChange={setTab}>
          <p>Nobody here yet.</p>
        </Tabs>
        <Avatar data-part="Avatar" name="Ada" />
        <Banner data-part="Banner">The connection is back.</Banner>
        <ProgressBar data-part="ProgressBar" label="Upload" value={0.4} />
        <Dialog data-part="Dialog" title="Settings" trigger={<Button variant="neutral">Settings</Button>}>
          <p>Everything is as it should be.</p>
        </Dialog>
      </main>
    </FrancaProvider>
  );
}
