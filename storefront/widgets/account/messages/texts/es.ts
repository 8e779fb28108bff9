import type { AccountMessages } from '../account-messages.ts'

export const texts: AccountMessages = {
  settings: {
    password: {
      success: 'Contraseña cambiada. Hemos cerrado tus demás sesiones.',
      failure: 'No hemos podido cambiar tu contraseña. Inténtalo de nuevo.',
    },
    device: {
      success: 'Sesión cerrada en el dispositivo.',
      failure: 'No hemos podido cerrar la sesión de ese dispositivo. Inténtalo de nuevo.',
    },
    devices: {
      success: 'Hemos cerrado tus demás sesiones.',
      failure: 'No hemos podido cerrar tus demás sesiones. Inténtalo de nuevo.',
    },
    email: {
      success:
        'Mira la bandeja de entrada de tu nuevo correo. El cambio se hace al usar el enlace, en un plazo de 24 horas.',
      failure: 'No hemos podido enviar el enlace a tu nuevo correo. Inténtalo de nuevo.',
    },
    export: {
      success: 'Tu descarga está en camino.',
      failure: 'No hemos podido solicitar tu descarga. Inténtalo de nuevo.',
    },
    'delete-account': {
      success: 'Tu cuenta se eliminará en 14 días. Te hemos enviado un correo.',
      failure: 'No hemos podido programar la eliminación. Inténtalo de nuevo.',
    },
    'keep-account': {
      success: 'Conservas tu cuenta.',
      failure: 'No hemos podido cancelar la eliminación. Inténtalo de nuevo.',
    },
    'passkey-add': {
      success: 'Llave de acceso añadida.',
      failure: 'No hemos podido añadir la llave de acceso. Inténtalo de nuevo.',
    },
    'passkey-rename': {
      success: (name) => (name === '' ? 'Llave de acceso renombrada.' : `La llave de acceso se llama ahora «${name}».`),
      failure: 'No hemos podido renombrar la llave de acceso. Inténtalo de nuevo.',
    },
    'passkey-remove': {
      success: 'Llave de acceso eliminada.',
      failure: 'No hemos podido eliminar la llave de acceso. Inténtalo de nuevo.',
    },
    newsletters: {
      success: 'Boletines guardados.',
      failure: 'No hemos podido guardar tus boletines. Inténtalo de nuevo.',
    },
    'leave-all': {
      success: 'Te has dado de baja de todos los boletines.',
      failure: 'No hemos podido darte de baja. Inténtalo de nuevo.',
    },
  },
  'about-me': {
    save: {
      success: 'Hemos guardado tus cambios.',
      failure: 'No hemos podido guardar tus cambios. Inténtalo de nuevo.',
    },
    proof: {
      success: 'Justificante enviado. Te escribiremos cuando lo hayamos revisado.',
      failure: 'No hemos podido enviar tu justificante. Inténtalo de nuevo.',
    },
  },
  addresses: {
    address: {
      success: 'Hemos guardado tu dirección.',
      failure: 'No hemos podido guardar tu dirección. Inténtalo de nuevo.',
    },
    'default-shipping': {
      success: 'Hemos actualizado tu dirección de envío predeterminada.',
      failure: 'No hemos podido cambiar tu dirección de envío predeterminada. Inténtalo de nuevo.',
    },
    'default-billing': {
      success: 'Hemos actualizado tu dirección de facturación predeterminada.',
      failure: 'No hemos podido cambiar tu dirección de facturación predeterminada. Inténtalo de nuevo.',
    },
    delete: {
      success: 'Hemos borrado tu dirección.',
      failure: 'No hemos podido borrar la dirección. Inténtalo de nuevo.',
    },
  },
  'payment-methods': {
    store: {
      success: 'Hemos guardado tu tarjeta.',
      failure: 'No hemos podido guardar tu tarjeta. Inténtalo de nuevo.',
    },
    default: {
      success: 'Hemos actualizado tu tarjeta predeterminada.',
      failure: 'No hemos podido cambiar tu tarjeta predeterminada. Inténtalo de nuevo.',
    },
    bill: {
      success: 'Hemos actualizado la dirección de facturación de tu tarjeta.',
      failure: 'No hemos podido cambiar la dirección de facturación. Inténtalo de nuevo.',
    },
    delete: {
      success: 'Hemos borrado tu tarjeta.',
      failure: 'No hemos podido borrar la tarjeta. Inténtalo de nuevo.',
    },
  },
  'review-form': {
    save: {
      success: 'Gracias. Tu opinión aparecerá en la página del producto cuando la hayamos revisado.',
      failure: 'No hemos podido guardar tu opinión. Inténtalo de nuevo en un momento.',
    },
    delete: {
      success: 'Hemos borrado tu opinión.',
      failure: 'No hemos podido borrar tu opinión. Inténtalo de nuevo en un momento.',
    },
    remove: {
      success: 'Hemos quitado la foto de tu opinión.',
      failure: 'No hemos podido quitar la foto. Inténtalo de nuevo en un momento.',
    },
  },
  order: {
    again: {
      success: (_, count) => (count === 1 ? '1 producto está en tu cesta' : `${count} productos están en tu cesta`),
      failure: 'No hemos podido añadir este pedido a tu cesta. Inténtalo de nuevo.',
    },
    cancel: {
      success: 'Pedido cancelado.',
      failure:
        'No hemos podido cancelar este pedido. No ha cambiado nada. Inténtalo de nuevo en un minuto o escríbenos.',
    },
    message: {
      success: 'Hemos recibido tu mensaje. Te avisaremos por correo cuando respondamos.',
      failure: 'No hemos podido enviar tu mensaje. Inténtalo de nuevo en un momento.',
    },
    'cancel-request': {
      success: 'Hemos recibido tu solicitud. Te escribiremos con nuestra decisión.',
      failure: 'No hemos podido enviar tu solicitud de cancelación. Inténtalo de nuevo en un momento.',
    },
    'address-request': {
      success: 'Hemos recibido tu solicitud. Te escribiremos con nuestra decisión.',
      failure: 'No hemos podido enviar tu cambio de dirección. Inténtalo de nuevo en un momento.',
    },
  },
  'add-order': {
    claim: {
      success: 'Hemos añadido el pedido a tu cuenta.',
      failure: 'No hemos podido añadir el pedido. Inténtalo de nuevo en un minuto.',
    },
    send: {
      success: (email) => `Hemos enviado un enlace a ${email}. Es válido durante 7 días.`,
      failure: 'No hemos podido enviar el enlace. Inténtalo de nuevo en un minuto.',
    },
  },
  'my-lists': {
    'create-wishlist': {
      success: 'Lista de deseos creada.',
      failure: 'No hemos podido crear tu lista de deseos. Inténtalo de nuevo.',
    },
    'create-registry': {
      success: 'Lista de regalos creada. Ahora añade los datos del evento.',
      failure: 'No hemos podido crear tu lista de regalos. Inténtalo de nuevo.',
    },
    rename: {
      success: (title) => `La lista se llama ahora «${title}».`,
      failure: 'No hemos podido renombrar tu lista de regalos. Inténtalo de nuevo.',
    },
    share: {
      success: 'Tu lista de deseos está compartida. Envía el enlace a quien quieras.',
      failure: 'No hemos podido compartir tu lista de deseos. Inténtalo de nuevo.',
    },
    hide: {
      success: 'Tu lista de deseos vuelve a ser privada. El enlace anterior ya no funciona.',
      failure: 'No hemos podido dejar de compartir tu lista. Puede que el enlace siga funcionando. Inténtalo de nuevo.',
    },
    delete: { success: 'Lista borrada.', failure: 'No hemos podido borrar esa lista. Inténtalo de nuevo.' },
    restore: {
      success: 'Has recuperado tu lista.',
      failure: 'No hemos podido recuperar la lista. Inténtalo de nuevo.',
    },
  },
  wishlist: {
    share: {
      success: 'Tu lista de deseos está compartida. Envía el enlace a quien quieras.',
      failure: 'No hemos podido compartir tu lista de deseos. Inténtalo de nuevo.',
    },
    hide: {
      success: 'Tu lista de deseos vuelve a ser privada. El enlace anterior ya no funciona.',
      failure: 'No hemos podido dejar de compartir tu lista. Puede que el enlace siga funcionando. Inténtalo de nuevo.',
    },
    quantity: {
      success: 'Cantidad actualizada.',
      failure: 'No hemos podido actualizar la cantidad. Inténtalo de nuevo.',
    },
    note: {
      success: 'Nota y prioridad guardadas.',
      failure: 'No hemos podido guardar tu nota. Inténtalo de nuevo.',
    },
    remove: {
      success: (name) => `Has quitado ${name} de tu lista de deseos`,
      failure: 'No hemos podido quitar ese artículo. Inténtalo de nuevo.',
    },
    restore: {
      success: (name) =>
        name === '' ? 'El artículo vuelve a estar en tu lista.' : `${name} vuelve a estar en tu lista de deseos.`,
      failure: 'No hemos podido recuperar ese artículo. Inténtalo de nuevo.',
    },
    move: {
      success: (name) => `Has movido ${name} a tu cesta`,
      failure: 'No hemos podido mover ese artículo a tu cesta. Inténtalo de nuevo.',
    },
    'to-registry': {
      success: (title) => `Ahora está en «${title}».`,
      failure: 'No hemos podido mover ese artículo a tu lista de regalos. Inténtalo de nuevo.',
    },
    'move-all': {
      success: (_, count) =>
        count === 1 ? 'Has movido 1 producto a tu cesta' : `Has movido ${count} productos a tu cesta`,
      failure: 'No hemos podido mover tu lista de deseos a la cesta. Inténtalo de nuevo.',
    },
  },
  'own-registries': {
    create: {
      success: 'Lista de regalos creada. Ahora añade los datos del evento.',
      failure: 'No hemos podido crear tu lista de regalos. Inténtalo de nuevo.',
    },
    restore: {
      success: (title) => `Has recuperado «${title}».`,
      failure: 'No hemos podido recuperar la lista de regalos. Inténtalo de nuevo.',
    },
  },
  'own-registry': {
    item: {
      success: (name) => `${name}: cambios guardados.`,
      failure: 'No hemos podido actualizar ese artículo. Inténtalo de nuevo.',
    },
    remove: {
      success: 'Has quitado el artículo de tu lista de regalos.',
      failure: 'No hemos podido quitar ese artículo. Inténtalo de nuevo.',
    },
    restore: {
      success: (name) => `${name} vuelve a estar en tu lista de regalos.`,
      failure: 'No hemos podido recuperar ese artículo. Inténtalo de nuevo.',
    },
    add: {
      success: (name) => `Has añadido ${name} a tu lista de regalos.`,
      failure: 'No hemos podido añadir ese artículo. Inténtalo de nuevo.',
    },
    'add-product': {
      success: (name) => `Has añadido ${name} a tu lista de regalos.`,
      failure: 'No hemos podido añadir ese producto. Inténtalo de nuevo.',
    },
    up: {
      success: (name, place) => `${name} está ahora en el puesto ${place}.`,
      failure: 'No hemos podido subir ese artículo. Inténtalo de nuevo.',
    },
    down: {
      success: (name, place) => `${name} está ahora en el puesto ${place}.`,
      failure: 'No hemos podido bajar ese artículo. Inténtalo de nuevo.',
    },
    order: {
      success: 'Nuevo orden guardado.',
      failure: 'No hemos podido guardar el nuevo orden. Inténtalo de nuevo.',
    },
    thanks: {
      success: 'Agradecimientos guardados.',
      failure: 'No hemos podido guardar tus agradecimientos. Inténtalo de nuevo.',
    },
    archive: {
      success: 'Tu lista de regalos está archivada.',
      failure: 'No hemos podido archivar tu lista de regalos. Inténtalo de nuevo.',
    },
    unarchive: {
      success: 'Tu lista de regalos está abierta de nuevo. Ya se pueden comprar regalos.',
      failure: 'No hemos podido reabrir tu lista de regalos. Inténtalo de nuevo.',
    },
    'buy-rest': {
      success: (_, count) => (count === 1 ? '1 producto está en tu cesta.' : `${count} productos están en tu cesta.`),
      failure: 'No hemos podido añadir los regalos restantes a tu cesta. Inténtalo de nuevo.',
    },
    delete: {
      success: 'Lista de regalos borrada.',
      failure: 'No hemos podido borrar tu lista de regalos. Inténtalo de nuevo.',
    },
  },
  'registry-step': {
    about: {
      success: 'Datos del evento guardados.',
      failure: 'No hemos podido guardar los datos del evento. Inténtalo de nuevo.',
    },
    'saved-address': {
      success: 'Dirección de envío guardada.',
      failure: 'No hemos podido guardar la dirección de envío. Inténtalo de nuevo.',
    },
    address: {
      success: 'Dirección de envío guardada.',
      failure: 'No hemos podido guardar la dirección de envío. Inténtalo de nuevo.',
    },
    privacy: {
      success: (visibility) => `Guardado. Quién puede verla: ${visibility}.`,
      failure: 'No hemos podido guardar quién puede ver tu lista. Inténtalo de nuevo.',
    },
    photo: { success: 'Foto guardada.', failure: 'No hemos podido guardar la foto. Inténtalo de nuevo.' },
    'remove-photo': { success: 'Foto quitada.', failure: 'No hemos podido quitar la foto. Inténtalo de nuevo.' },
  },
  'stock-alerts': {
    ask: {
      success: (name, email) => `Escribiremos a ${email} cuando vuelva ${name}.`,
      failure: 'No hemos podido crear tu aviso. Inténtalo de nuevo.',
    },
    remove: {
      success: 'Aviso quitado. No te escribiremos sobre este artículo.',
      failure: 'No hemos podido quitar el aviso. Inténtalo de nuevo.',
    },
    restore: {
      success: (name) =>
        name === '' ? 'Tu aviso vuelve a estar activo.' : `Tu aviso de ${name} vuelve a estar activo.`,
      failure: 'No hemos podido recuperar el aviso. Inténtalo de nuevo.',
    },
  },
  program: {
    cancel: {
      success: 'Programa cancelado. No se te cobrará más.',
      failure: 'No hemos podido confirmar la cancelación. Puedes intentarlo otra vez sin problema.',
    },
    reactivate: {
      success: 'Programa reactivado.',
      failure: 'No hemos podido confirmar la reactivación. Puedes intentarlo otra vez sin problema.',
    },
    card: {
      success: (card) => (card === '' ? 'Tarjeta cambiada.' : `Tarjeta cambiada: ${card}.`),
      failure: 'No hemos podido confirmar la nueva tarjeta. Puedes intentarlo otra vez sin problema.',
    },
    done: {
      success: (workout) => `Has marcado «${workout}» como hecho.`,
      failure: 'No hemos podido marcar ese entrenamiento como hecho. Inténtalo de nuevo.',
    },
    undone: {
      success: (workout) => `«${workout}» ya no está marcado como hecho.`,
      failure: 'No hemos podido cambiar ese entrenamiento. Inténtalo de nuevo.',
    },
    record: {
      success: (workout) => `Notas y resultado de «${workout}» guardados.`,
      failure: 'No hemos podido guardar tus notas y tu resultado. Inténtalo de nuevo.',
    },
  },
  quotes: {
    request: {
      success: 'Solicitud enviada. Calcularemos los precios y te escribiremos.',
      failure: 'No hemos podido enviar tu solicitud. Inténtalo de nuevo en un momento.',
    },
  },
  quote: {
    accept: {
      success: 'Presupuesto aceptado. Tramita el pedido para comprar a estos precios.',
      failure: 'No hemos podido aceptar el presupuesto. Inténtalo de nuevo en un momento.',
    },
    decline: {
      success: 'Presupuesto rechazado. Puedes pedir otro cuando quieras.',
      failure: 'No hemos podido rechazar el presupuesto. Inténtalo de nuevo en un momento.',
    },
    change: {
      success: 'Enviado. Actualizaremos tu presupuesto y te escribiremos.',
      failure: 'No hemos podido enviar tu cambio. Inténtalo de nuevo en un momento.',
    },
    message: {
      success: 'Mensaje enviado. Responderemos aquí y por correo.',
      failure: 'No hemos podido enviar tu mensaje. Inténtalo de nuevo en un momento.',
    },
    file: {
      success: 'Archivo añadido.',
      failure: 'No hemos podido añadir el archivo. Inténtalo de nuevo en un momento.',
    },
  },
  'return-print': {
    photos: {
      success: 'Fotos añadidas.',
      failure: 'No hemos podido añadir las fotos. Inténtalo de nuevo en un minuto.',
    },
    sent: {
      success: 'Gracias. Te escribiremos cuando llegue el paquete.',
      failure: 'No hemos podido guardarlo. Inténtalo de nuevo en un minuto.',
    },
    cancel: {
      success: 'Devolución cancelada.',
      failure: 'No hemos podido cancelar la devolución. Inténtalo de nuevo en un minuto.',
    },
  },
}
