import type { CardTexts } from '#platform/payments/card-page/card-texts.ts'

export const es: CardTexts = {
  frameTitle: 'Tarjeta',
  title: 'Pagar con tarjeta',
  lead: 'Los datos de tu tarjeta van directamente a nuestro proveedor de pagos. Nunca vemos el número.',
  number: 'Número de tarjeta',
  expiry: 'Caducidad (MM/AA)',
  cvv: 'Código de seguridad',
  use: 'Usar esta tarjeta',
  back: 'Volver a la tienda',
  needsScript:
    'El pago con tarjeta necesita JavaScript, que está desactivado en este navegador. Actívalo y vuelve a cargar la página, o vuelve a la tienda y paga de otra forma.',
  problems: {
    numberLength: 'Escribe un número de tarjeta de 13 a 19 cifras.',
    numberTypo: 'Este número de tarjeta tiene un error.',
    number: 'Revisa el número de tarjeta. Está incompleto o tiene un error.',
    numberRefused: 'No podemos aceptar este número de tarjeta. Revísalo o usa otra tarjeta.',
    expiry: 'Escribe la fecha de caducidad como MM/AA.',
    expired: 'Esta tarjeta ha caducado.',
    expiryRefused: 'Revisa la fecha de caducidad.',
    cvv: 'Escribe el código de seguridad de 3 o 4 cifras.',
    cvvRefused: 'Revisa el código de seguridad.',
    cardRefused: 'No podemos aceptar esta tarjeta. Revísala o usa otra.',
    notLoaded:
      'El formulario de la tarjeta no se ha cargado. Vuelve a cargar la página, o vuelve a la tienda y paga de otra forma.',
    notUsed: 'No hemos podido usar esta tarjeta. Inténtalo de nuevo, o vuelve a la tienda y paga de otra forma.',
  },
  bank: {
    title: 'Confirma el pago',
    checking: 'Tu banco está comprobando el pago. Puede que te pida que lo confirmes.',
    asks: 'Tu banco te pide que confirmes el pago aquí abajo.',
    needsScript:
      'Para confirmar el pago hace falta JavaScript, que está desactivado en este navegador. Actívalo y vuelve a cargar la página.',
    unreachable: 'No hemos podido conectar con tu banco. Vuelve a cargar la página o vuelve a la tienda.',
  },
}
