import type { errors as english } from './errors-en.ts'

export const problemTitle = (count: number) =>
  count === 1 ? 'Hay un punto que debes revisar' : `Hay ${count} puntos que debes revisar`
export const fieldsTitle = (count: number) =>
  count === 1 ? 'Hay 1 campo que debes revisar' : `Hay ${count} campos que debes revisar`
export const moreProblems = (count: number) => `Ver ${count} más`
export const declinedTitle = 'Tu tarjeta ha sido rechazada'

export const errors: typeof english = {
  wrong_shipping_rate: 'Los precios de envío han cambiado. Revísalos y realiza el pedido.',
  wrong_product_price:
    'Un precio ha cambiado mientras estabas aquí. Abajo tienes el nuevo total. No te hemos cobrado nada.',
  wrong_tax_total: 'Los impuestos han cambiado. Abajo tienes el nuevo total. No te hemos cobrado nada.',
  wrong_pickup_place: 'Tu punto de recogida ha cambiado. Revísalo y realiza el pedido. No te hemos cobrado nada.',
  inventory_error: 'No tenemos stock suficiente para todo tu pedido. No te hemos cobrado nada.',
  inventory_item: (name, remaining) =>
    remaining > 0 ? `${name}: solo ${remaining === 1 ? 'queda' : 'quedan'} ${remaining}.` : `${name} se ha agotado.`,
  invalid_billing: 'Tu dirección de facturación está incompleta.',
  invalid_shipping: 'Tu dirección de envío está incompleta.',
  subscription_agree_missing: 'Falta aceptar la suscripción. Marca la casilla y realiza el pedido.',
  registry_surplus:
    'Es más de lo que falta en la lista de regalos. Reduce la cantidad o confirma abajo que quieres enviarlo igualmente.',
  registry_left: (name, remaining) =>
    remaining > 0
      ? `${name}: aún ${remaining === 1 ? 'falta' : 'faltan'} ${remaining}.`
      : `Alguien ya ha comprado ${name}.`,
  login_required:
    'Los programas y las entradas requieren una cuenta. Inicia sesión y realiza el pedido. Tu cesta se conserva.',
  invalid_item: 'Un artículo de tu cesta ya no se puede comprar tal como está.',
  giftcard_balance_error:
    'No se ha podido usar una tarjeta regalo y la hemos quitado del pedido. No te hemos cobrado nada.',
  giftcard_not_accepted:
    'No se puede comprar una tarjeta regalo con otra tarjeta regalo, así que hemos quitado las tuyas del pedido. No te hemos cobrado nada.',
  order_already_published: 'Esta cesta ya se ha pedido con otro total. Revisa ese pedido antes de hacer otro.',
  cvv_required:
    'Tu banco necesita otra vez el código de seguridad. Vuelve a introducir la tarjeta. No te hemos cobrado nada.',
  payment_error: 'Tu banco ha rechazado el pago. No te hemos cobrado nada. Prueba con otra tarjeta o llama a tu banco.',
  paypal_amount_mismatch:
    'El total ha cambiado después de que lo aprobaras en PayPal. Elige PayPal de nuevo. No te hemos cobrado nada.',
  paypal_declined:
    'PayPal no ha podido procesar el pago. Elige allí otra forma de pago o paga con tarjeta. No te hemos cobrado nada.',
  paypal_cancelled:
    'Has salido de PayPal sin aprobar el pago. No te hemos cobrado nada. Inténtalo de nuevo o paga con tarjeta.',
  paypal_unknown: 'Tu aprobación de PayPal ya no es válida. Elige PayPal de nuevo. No te hemos cobrado nada.',
  paypal_silent: 'PayPal no responde. No te hemos cobrado nada. Inténtalo de nuevo en un momento o paga con tarjeta.',
  paypal_unavailable: 'PayPal no está disponible para este pedido. Paga con tarjeta. No te hemos cobrado nada.',
  paypal_waits:
    'PayPal sigue revisando tu pago. Te escribiremos cuando termine. Si haces otro pedido, cancelaremos el pendiente.',
  paypal_spent: 'Con tu aprobación de PayPal ya se pagó un pedido. Elige PayPal de nuevo o paga con tarjeta.',
  three_ds: 'Tu banco no ha confirmado el pago. Inténtalo de nuevo o usa otra tarjeta. No te hemos cobrado nada.',
  placing: 'Este pedido ya se está tramitando. Espera un momento y vuelve a comprobarlo.',
  list_empty: 'Tu cesta está vacía.',
  list_closed: 'Esta cesta ya se ha pedido.',
  quote_not_held:
    'El presupuesto ha caducado o sus artículos han cambiado. No te hemos cobrado nada. Pide un presupuesto nuevo.',
  list_not_found: 'Esta cesta ya no existe. Puede que la hayas pedido en otra pestaña.',
  list_version_conflict: 'Tu cesta ha cambiado en otra pestaña. Revísala y realiza el pedido.',
  captcha_required:
    'No hemos podido comprobar que eres una persona. Asegúrate de que JavaScript está activado, espera unos segundos y realiza el pedido. No te hemos cobrado nada.',
  too_many_declines:
    'Se han rechazado varios pagos en poco tiempo. Para proteger a los titulares de las tarjetas, no puedes hacer pedidos durante un rato. No te hemos cobrado nada.',
  wait: (minutes) => (minutes === 1 ? 'Inténtalo de nuevo en un minuto.' : `Inténtalo de nuevo en ${minutes} minutos.`),
  too_many_requests: 'Demasiados intentos. Espera un minuto y realiza el pedido.',
  no_response: 'No hemos podido conectar. Inténtalo de nuevo. Tu pedido solo se hará una vez.',
  card_unknown: 'Los datos de tu tarjeta han caducado. Vuelve a introducirlos.',
  unknown: (code) =>
    `No hemos podido tramitar el pedido. No te hemos cobrado nada. Inténtalo de nuevo o contacta con nosotros (${code}).`,
  links: {
    items: 'Ver cesta',
    quotes: 'Ver tus presupuestos',
    'shipping-address': 'Cambiar dirección',
    rates: 'Elegir envío',
    billing: 'Cambiar dirección de facturación',
    payment: 'Usar otra tarjeta',
    method: 'Elegir forma de pago',
    totals: 'Ver total',
    agreements: 'Ver condiciones',
    surplus: 'Enviar igualmente',
    login: 'Iniciar sesión',
    order: 'Ver pedido',
  },
}
