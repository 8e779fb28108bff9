/** What is known of an order's tax [TAX-202]. */
export const taxStates = ['notReady', 'loading', 'valid', 'error'] as const
