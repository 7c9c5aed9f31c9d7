import { useToast } from '@franca/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, queries } from '../../lib/data/api.ts';
import { useLaterText } from '../../strings/laterTexts.ts';

/** Takes the cancellation of a plan back while it still runs. */
export function useRestart() {
  const text = useLaterText();
  const toast = useToast();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.billing.restartSubscription({ body: {} }),
    onSuccess: async () => {
      toast.success(text('account.restarted'));
      await client.invalidateQueries({ queryKey: queries.users.me().queryKey });
    },
  });
}
