import type { StoredMethod, StoredTransaction } from './store.ts'

/** Formats a stored card in Spreedly's wire format. */
export function methodReply({ token, brand, lastFour, month, year, storageState }: StoredMethod) {
  return {
    token,
    storage_state: storageState,
    payment_method_type: 'credit_card',
    card_type: brand.toLowerCase().replace('mastercard', 'master'),
    last_four_digits: lastFour,
    month,
    year,
    number: `XXXX-XXXX-XXXX-${lastFour}`,
    errors: [],
  }
}

const messages: Record<string, string> = {
  'messages.transaction_succeeded': 'Succeeded!',
  'messages.transaction_failed': 'The transaction failed.',
  'messages.declined': 'Unable to process the transaction: declined.',
  'messages.cvv_required': 'The verification code is required.',
  'messages.challenge': 'The bank asks for a confirmation.',
  'messages.challenge_failed': 'The bank did not confirm the payment.',
}

/** Formats a transaction in Spreedly's wire format. */
export function transactionReply(transaction: StoredTransaction, method: StoredMethod | undefined, origin: string) {
  const { token, kind, state, messageKey, amount, currency, orderId, referenceToken } = transaction
  const isPending = state === 'pending'
  return {
    transaction: {
      token,
      created_at: transaction.createdAt.toISOString(),
      transaction_type: kind,
      state,
      succeeded: state === 'succeeded',
      amount,
      currency_code: currency,
      order_id: orderId,
      reference_token: referenceToken,
      required_action: isPending ? 'challenge' : 'none',
      checkout_url: isPending ? `${origin}/__sandbox/challenge/${token}` : null,
      message_key: messageKey,
      message: messages[messageKey] ?? messageKey,
      response: {
        success: state === 'succeeded',
        error_code: state === 'succeeded' || isPending ? null : messageKey.replace('messages.', ''),
        avs_code: null,
        cvv_code: messageKey === 'messages.cvv_required' ? 'N' : null,
      },
      ...(method && { payment_method: methodReply(method) }),
    },
  }
}

export function errorReply(key: string, message: string) {
  return { errors: [{ key, message }] }
}

export const notFound = errorReply('errors.not_found', 'Unable to find the specified resource.')
