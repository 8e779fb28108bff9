export { clearPaymentMethod, removeDraft } from './computing/draft.ts'
