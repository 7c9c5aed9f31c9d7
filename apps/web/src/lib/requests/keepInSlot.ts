import { ApiError } from '@franca/api-client';
import { requestSlots, type SlotName } from './requestSlots.ts';

/** Keeps the state of a request in its slot, a failure with the body of its response; resolves and rejects as the request does. */
export async function keepInSlot<Data>(name: SlotName, request: Promise<Data>): Promise<Data> {
  requestSlots.setState({ [name]: { state: 'pending' } });
  try {
    const data = await request;
    requestSlots.setState({ [name]: { state: 'success', data } });
    return data;
  } catch (error) {
    const { errors, code } =
      error instanceof ApiError ? error : { errors: [String(error)], code: 'unexpected' };
    requestSlots.setState({ [name]: { state: 'error', body: { success: false, errors, code } } });
    throw error;
  }
}
