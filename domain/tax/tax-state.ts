/** [TAX-202] */
export const taxStates = ['notReady', 'loading', 'valid', 'error'] as const
