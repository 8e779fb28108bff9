// What orders may ask of checkout.
export { forgetPayment, removeDraft } from './draft.ts'
