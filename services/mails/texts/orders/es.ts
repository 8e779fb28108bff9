import type { OrderMails } from './en.ts'

export const orderMails: OrderMails = {
  confirmation: {
    subject: (brand, orderId) => `${brand}: pedido ${orderId}`,
    heading: 'Hemos recibido tu pedido.',
    lead: (firstname) => `${firstname}, esto es lo que estamos preparando. Te escribiremos cuando salga.`,
    order: (orderId) => `Pedido ${orderId}`,
    columns: { item: 'Artículo', quantity: 'Cantidad', amount: 'Importe' },
    per: { Month: '/mes', Year: '/año', Week: '/semana' },
    subtotal: 'Subtotal',
    shipping: 'Envío',
    included: (label) => `incluye ${label}`,
    tariff: 'Aranceles',
    total: 'Total',
    giftCards: 'Tarjetas regalo',
    toPay: 'Pagado con tarjeta',
    shipTo: 'Se envía a',
    collectAt: 'Punto de recogida',
    collectWhen: 'Te escribiremos en cuanto esté listo, normalmente en dos días laborables.',
    arrives: (span) => `Entrega estimada: ${span}`,
    arrivesEach: (number, count, span) => `Envío ${number} de ${count}: entrega estimada ${span}`,
    paidBy: (name) => `Pagado con ${name}`,
    paidWith: (brand, last4) => `Pagado con ${brand} terminada en ${last4}`,
    renewsWith: (brand, last4) =>
      `No hemos cobrado nada en ${brand} terminada en ${last4}. La usaremos para las renovaciones.`,
    follow: 'Seguir tu pedido',
    calendar: 'Añadir al calendario',
    footer: (brand) => `${brand}. Si algo no está bien, responde a este correo. Una persona lee todos los mensajes.`,
  },
  shipment: {
    shipped: {
      subject: (orderId, brand) => `${brand}, pedido ${orderId}: un paquete está en camino`,
      heading: 'Tu paquete está en camino.',
    },
    ready: {
      subject: (orderId, brand) => `${brand}, pedido ${orderId}: listo para recoger`,
      heading: 'Tu pedido está listo para recoger.',
    },
    delivered: {
      subject: (orderId, brand) => `${brand}, pedido ${orderId}: paquete entregado`,
      heading: 'Hemos entregado tu paquete.',
    },
    carrier: (name, trackingNumber) => `${name}, número de seguimiento ${trackingNumber}`,
    freight: 'El transportista te llamará para concertar la entrega.',
    expected: (day) => `Entrega estimada: ${day}.`,
    more: {
      shipped: 'El resto de tu pedido se envía por separado.',
      ready: 'El resto de tu pedido aún no está listo. Te escribiremos cuando lo esté.',
      delivered: 'El resto de tu pedido aún no ha llegado.',
    },
    follow: 'Ver el estado del pedido',
  },
  refund: {
    cancelled: {
      subject: (orderId, brand) => `${brand}, pedido ${orderId}: cancelado`,
      heading: 'Tu pedido está cancelado.',
    },
    part: {
      subject: (orderId, brand) => `${brand}, pedido ${orderId}: cancelado en parte`,
      heading: 'Parte de tu pedido está cancelada.',
    },
    refunded: {
      subject: (orderId, brand) => `${brand}, pedido ${orderId}: tu reembolso`,
      heading: 'Tu reembolso está en camino.',
    },
    difference: (name) => `Diferencia de precio: ${name}`,
    order: (orderId) => `Pedido ${orderId}`,
    goesBack: (amount) => `Te reembolsaremos ${amount} y te escribiremos cuando esté en camino.`,
    wentBack: (amount) => `${amount} en total.`,
    nothingPaid: 'No te hemos cobrado nada, así que no hay nada que reembolsar.',
    toGiftCards: (amount) => `${amount} de vuelta en tu tarjeta regalo`,
    newGiftCard: (amount) => `${amount} en una nueva tarjeta regalo. Te enviamos el código en otro correo.`,
    toMethod: (name) => `de vuelta a ${name}`,
    toCard: (brand, last4) => `de vuelta a ${brand} terminada en ${last4}`,
    toPayment: 'de vuelta a tu forma de pago original',
    days: 'Puede tardar de 3 a 10 días en aparecer.',
    look: 'Ver pedido',
  },
  returns: {
    subject: {
      requested: (number, brand) => `${brand}, devolución ${number}: hemos recibido tu solicitud`,
      approved: (number, brand) => `${brand}, devolución ${number}: aprobada`,
      received: (number, brand) => `${brand}, devolución ${number}: tus artículos han llegado`,
      rejected: (number, brand) => `${brand}, devolución ${number}: no podemos aceptarla`,
      exchanged: (number, brand) => `${brand}, devolución ${number}: tu pedido de cambio`,
      reopened: (number, brand) => `${brand}, devolución ${number}: tu pedido de cambio está cancelado`,
    },
    heading: {
      requested: 'Hemos recibido tu solicitud de devolución.',
      approved: 'Tu devolución está aprobada.',
      received: 'Tu devolución ha llegado.',
      rejected: 'No podemos aceptar tu devolución.',
      exchanged: 'Hemos creado tu pedido de cambio.',
      reopened: 'Tu pedido de cambio está cancelado.',
    },
    text: {
      requested:
        'La revisaremos y te explicaremos por correo cómo enviar los artículos. No los envíes todavía, por favor.',
      approved: 'Imprime el albarán, mételo en la caja y envía los artículos a la dirección que figura en él.',
      approvedPickup: 'Imprime el albarán y pégalo en el palé. Te contactaremos para concertar la recogida.',
      received: 'Estamos revisando tus artículos. Te escribiremos de nuevo al terminar.',
      rejected: 'Si tienes dudas, contacta con nosotros.',
      exchanged: (orderId) => `Tu nuevo pedido es ${orderId}. Te avisaremos por correo cuando lo enviemos.`,
      reopened: (orderId) =>
        `Hemos cancelado el pedido ${orderId}. Te reembolsaremos la devolución o te enviaremos otra opción. Si tienes dudas, escríbenos.`,
    },
    asGiftCard:
      'Como pediste, te enviaremos el reembolso por correo en una tarjeta regalo cuando hayamos revisado tus artículos.',
    reason: (text) => `Motivo: ${text}`,
    sendBy: (date) => `Tienes hasta el ${date} para enviarlos.`,
    order: (orderId) => `Pedido ${orderId}`,
    look: { slip: 'Imprimir el albarán', status: 'Ver tu devolución' },
  },
  paymentFailed: {
    subject: (orderId, brand) => `${brand}, pedido ${orderId}: el pago no se ha completado`,
    heading: 'Tu pago no se ha completado.',
    text: (orderId) =>
      `Tu banco no ha confirmado el pago del pedido ${orderId}, así que lo hemos cancelado. No te hemos cobrado nada y los artículos vuelven a estar en tu cesta.`,
    look: 'Ver cesta',
  },
  quote: {
    subject: (number, brand) => `${brand}: tu presupuesto ${number}`,
    heading: 'Tu presupuesto está listo.',
    text: (about, day) => `Aquí tienes tus precios para ${about}. Son válidos hasta el ${day}.`,
    look: 'Ver y aceptar el presupuesto',
    attached: 'Adjuntamos el presupuesto en PDF.',
  },
  quotes: {
    subject: {
      requested: (number, brand) => `${brand}, presupuesto ${number}: hemos recibido tu solicitud`,
      message: (number, brand) => `${brand}, presupuesto ${number}: un mensaje para ti`,
      reminder: (number, brand) => `${brand}, presupuesto ${number}: caduca pronto`,
      cancelled: (number, brand) => `${brand}, presupuesto ${number}: cancelado`,
    },
    heading: {
      requested: 'Hemos recibido tu solicitud.',
      message: 'Tienes un mensaje nuevo.',
      reminder: 'Tu presupuesto caduca pronto.',
      cancelled: 'Tu presupuesto está cancelado.',
    },
    about: { title: (title) => `«${title}»`, number: (number) => `el presupuesto ${number}` },
    text: {
      requested: (about) => `Estamos calculando los precios para ${about}. Te enviaremos nuestra oferta por correo.`,
      message: (agent, about) => `${agent} ha escrito sobre ${about}:`,
      reminder: (about, day) => `Los precios para ${about} son válidos hasta el ${day}.`,
      cancelled: (about) => `No podemos ofrecerte ${about}.`,
    },
    reason: (text) => `Motivo: ${text}`,
    look: 'Ver el presupuesto',
    shop: {
      request: (number, brand) => `${brand}: solicitud de presupuesto ${number}`,
      message: (number, brand) => `${brand}: mensaje sobre el presupuesto ${number}`,
      requestHeading: 'Un cliente pide un presupuesto.',
      messageHeading: 'Un cliente ha escrito sobre un presupuesto.',
      from: (name, email) => `De: ${name} (${email})`,
      about: (number, title) => `Presupuesto ${number}: ${title}`,
      delivery: (place) => `Entregar en: ${place}`,
      wantedOn: (day) => `Fecha deseada: ${day}`,
    },
  },
  paymentLink: {
    subject: (number, brand) => `${brand}: tu pago de ${number}`,
    heading: 'Tu enlace de pago.',
    text: (amount, number, day) =>
      `Tienes pendiente un pago de ${amount} por ${number}. Puedes usar este enlace hasta el ${day}.`,
    look: 'Ver detalles y pagar',
  },
  paymentLinkPaid: {
    subject: (number, brand) => `${brand}: hemos recibido tu pago de ${number}`,
    heading: 'Hemos recibido tu pago.',
    text: (amount, number) => `Has pagado ${amount} por ${number}.`,
    rest: (amount) => `Quedan ${amount} por pagar.`,
    nothingLeft: 'Todo pagado.',
    look: 'Ver recibo',
  },
  paymentLinkRefunded: {
    subject: (number, brand) => `${brand}: tu reembolso de ${number}`,
    heading: 'Tu reembolso está en camino.',
    text: (amount, number) => `Hemos reembolsado ${amount} de tu pago de ${number}.`,
    toGiftCard: 'Vuelve a estar en tu tarjeta regalo. Si la tarjeta ha caducado, te enviaremos otra por correo.',
    toCard: 'Se devuelve a tu tarjeta. Tu banco puede tardar hasta 10 días en mostrarlo.',
    toPayPal: 'Se devuelve a tu cuenta de PayPal.',
    look: 'Ver recibo',
  },
  program: {
    look: 'Ver tu programa',
    reminder: {
      subject: (name, brand) => `${brand}: ${name} se renueva pronto`,
      heading: 'Tu programa se renueva pronto.',
      text: (name, amount, day) =>
        `${name} se renueva el ${day} por ${amount}, más impuestos si corresponde. Para cambiar de tarjeta o cancelar, abre tu programa antes de esa fecha.`,
    },
    renewed: {
      subject: (name, brand) => `${brand}: ${name} se ha renovado`,
      heading: 'Tu programa se ha renovado.',
      text: (name, amount, day) =>
        `Hemos cobrado ${amount} por el próximo periodo de ${name}. Se renueva otra vez el ${day}.`,
    },
    refused: {
      subject: (name, brand) => `${brand}: el pago de ${name} no se ha completado`,
      heading: 'Tu banco ha rechazado el pago.',
      text: (name, _amount, day) =>
        `Tu banco ha rechazado el pago de ${name}. Sigues teniendo acceso y lo intentaremos de nuevo el ${day}.`,
    },
    suspended: {
      subject: (name, brand) => `${brand}: ${name} está suspendido`,
      heading: 'Tu programa está suspendido.',
      text: (name) =>
        `Tu banco ha rechazado el pago de ${name} cuatro veces en siete días, así que hemos dejado de cobrarte. Para seguir entrenando, compra el programa otra vez con otra tarjeta.`,
    },
    cardMissing: {
      refused: {
        subject: (name, brand) => `${brand}: necesitamos una tarjeta para ${name}`,
        heading: 'No tenemos ninguna tarjeta en la que cobrar.',
        text: (name, _amount, day) =>
          `No tenemos ninguna tarjeta para ${name}, así que no hemos podido cobrar el próximo periodo. Sigues teniendo acceso y volveremos a comprobarlo el ${day}. Para seguir entrenando, elige una tarjeta en la página de tu programa.`,
      },
      suspended: {
        subject: (name, brand) => `${brand}: ${name} está suspendido`,
        heading: 'Tu programa está suspendido.',
        text: (name) =>
          `No tenemos ninguna tarjeta para ${name}, así que no hemos podido cobrar el próximo periodo. No te cobraremos nada. Para seguir entrenando, compra el programa otra vez con una tarjeta.`,
      },
    },
  },
  giftCard: {
    subject: (sender, brand) => `${sender} te envía una tarjeta regalo de ${brand}`,
    heading: 'Una tarjeta regalo para ti.',
    headings: {
      birthday: 'Feliz cumpleaños.',
      holidays: 'Felices fiestas.',
      thanks: 'Gracias.',
      congratulations: 'Qué fuerza.',
    },
    lead: (recipient, sender, amount, brand) => `${recipient}, ${sender} te envía ${amount} para gastar en ${brand}.`,
    replacement: {
      subject: (brand) => `Tu nueva tarjeta regalo de ${brand}`,
      heading: 'Una nueva tarjeta regalo para ti.',
      lead: (recipient, amount) =>
        `${recipient}, te reembolsamos ${amount} de tu pedido. La tarjeta regalo con la que pagaste ya no se puede usar, así que esta la sustituye.`,
    },
    refund: {
      subject: (orderId, brand) => `${brand}, pedido ${orderId}: tu reembolso en una tarjeta regalo`,
      heading: 'Tu reembolso, en una tarjeta regalo.',
      lead: (recipient, amount, orderId) =>
        `${recipient}, aquí tienes el reembolso de ${amount} de tu pedido ${orderId} en una tarjeta regalo, como pediste.`,
    },
    code: 'Código',
    amount: 'Saldo',
    use: (brand) => `Escribe el código al pagar en ${brand}. Lo que no gastes se queda en la tarjeta.`,
    balance: 'Consultar tu saldo',
    keep: 'Guarda bien este correo. Quien tenga el código puede gastar la tarjeta.',
  },
  orderMessages: {
    received: {
      question: 'Nueva pregunta',
      cancel: 'Solicitud de cancelación',
      address: 'Solicitud de cambio de dirección',
      subject: (kind, orderId, brand) => `${brand}, pedido ${orderId}: ${kind.toLowerCase()}`,
      hint: 'Responde desde la gestión de pedidos para que el cliente lo vea en la página del pedido.',
    },
    answered: {
      subject: (orderId, brand) => `${brand}, pedido ${orderId}: nuestra respuesta`,
      heading: 'Hemos respondido a tu pregunta.',
    },
    accepted: {
      subject: (orderId, brand) => `${brand}, pedido ${orderId}: solicitud aceptada`,
      cancel: 'Hemos cancelado tu pedido.',
      address: 'Hemos cambiado tu dirección de envío.',
    },
    declined: {
      subject: (orderId, brand) => `${brand}, pedido ${orderId}: sobre tu solicitud`,
      cancel: 'No podemos cancelar tu pedido.',
      address: 'No podemos cambiar tu dirección de envío.',
    },
    order: (orderId) => `Pedido ${orderId}`,
    shipsTo: 'Nueva dirección de envío:',
    look: 'Ver tu pedido',
  },
  reviews: {
    request: {
      subject: (brand) => `¿Qué tal tu material de ${brand}?`,
      heading: '¿Qué tal tu material?',
      lead: 'Lo tienes desde hace dos semanas. Cuenta a otros qué hace bien y qué podría mejorar.',
    },
    link: {
      subject: (brand) => `Opina sobre tu pedido de ${brand}`,
      heading: 'Opina sobre tu pedido.',
      lead: 'Has pedido este enlace. ¿No has sido tú? Ignora este correo.',
    },
    order: (orderId) => `Pedido ${orderId}`,
    action: 'Escribir tus opiniones',
    valid:
      'El enlace es válido durante 60 días, sin iniciar sesión. No lo reenvíes: quien lo tenga puede opinar en tu nombre.',
    stop: 'No recibir más correos sobre opiniones',
  },
}
