/** Currency of every price (0 §9). */
export const currency = 'AUD';
