import { Button } from '@franca/ui/Button';
import { FrancaProvider } from '@franca/ui/provider';

export const App = () => (
  <FrancaProvider locale="en">
    <main className="underline">
      <Button>Press</Button>
    </main>
  </FrancaProvider>
);
