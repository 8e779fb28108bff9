// Spreedly publishes no specification that may be copied. Names, types, and states follow the responses recorded in its
// Ruby client (repository spreedly/spreedly-gem, MIT) and its 3-D Secure reference. All values are made up.

const times = { created_at: '2026-11-20T12:00:00Z', updated_at: '2026-11-20T12:00:01Z' }

export function recordedMethod(changed: object = {}) {
  return {
    token: 'METHOD0000000000000000001',
    ...times,
    email: 'jo@example.com',
    data: null,
    storage_state: 'retained',
    test: true,
    metadata: null,
    last_four_digits: '4444',
    first_six_digits: '555555',
    card_type: 'master',
    first_name: 'Jo',
    last_name: 'Example',
    month: 1,
    year: 2030,
    address1: null,
    city: null,
    state: null,
    zip: null,
    country: null,
    phone_number: null,
    company: null,
    full_name: 'Jo Example',
    payment_method_type: 'credit_card',
    eligible_for_card_updater: true,
    errors: [],
    verification_value: '',
    fingerprint: '0000000000000000000000000000000000',
    number: 'XXXX-XXXX-XXXX-4444',
    ...changed,
  }
}

/** Follow-ups refer to another transaction and have no card. */
export function recordedTransaction(kind: string, token: string, changed: object = {}) {
  return {
    on_test_gateway: true,
    ...times,
    succeeded: true,
    state: 'succeeded',
    token,
    transaction_type: kind,
    order_id: null,
    ip: null,
    description: null,
    email: null,
    merchant_name_descriptor: null,
    merchant_location_descriptor: null,
    gateway_specific_fields: null,
    gateway_specific_response_fields: {},
    gateway_transaction_id: '44',
    amount: 345,
    currency_code: 'USD',
    message_key: 'messages.transaction_succeeded',
    message: 'Succeeded!',
    gateway_token: 'GATEWAY000000000000000001',
    response: {
      success: true,
      message: `Successful ${kind.toLowerCase()}`,
      avs_code: null,
      avs_message: null,
      cvv_code: null,
      cvv_message: null,
      pending: false,
      fraud_review: false,
      error_code: '',
      error_detail: null,
      cancelled: false,
      ...times,
    },
    api_urls: [],
    ...changed,
  }
}

const message = 'Unable to process the transaction.'
/** A decline has a message but no error key. */
export const recordedDecline = {
  succeeded: false,
  state: 'gateway_processing_failed',
  message_key: null,
  message,
  gateway_transaction_id: null,
  response: { success: false, message, pending: false, error_code: '', error_detail: 'no', cancelled: false },
}
export const recordedNoResponse = {
  succeeded: false,
  state: 'gateway_processing_result_unknown',
  message_key: null,
  message: 'We had difficulty communicating with the gateway.',
  response: null,
}
export const recordedChallenge = {
  succeeded: false,
  state: 'pending',
  message_key: null,
  message: null,
  required_action: 'challenge',
  checkout_url: 'https://bank.example/challenge/1',
  callback_url: 'https://shop.example/back',
  redirect_url: 'https://shop.example/back',
  response: { success: true, message: null, pending: true, error_code: null, cancelled: false },
}
