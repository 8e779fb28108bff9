import type { AccountMails } from './en.ts'

const taken = 'Ya tienes una cuenta.'

export const accountMails: AccountMails = {
  verification: {
    verified: {
      subject: (brand) => `${brand}: verificación completada`,
      heading: 'Verificación completada. Gracias por tu servicio.',
      text: 'Verás tus precios a partir de tu próxima visita, con la sesión iniciada. Hemos borrado tu justificante.',
      action: 'Empezar a comprar',
    },
    rejected: {
      subject: (brand) => `${brand}: no hemos podido verificarte`,
      heading: 'No hemos podido verificarte.',
      text: 'Puedes enviar otro justificante cuando quieras. Hemos borrado el último.',
      action: 'Enviar otro justificante',
    },
  },
  passwordReset: {
    subject: (brand) => `Crea una contraseña nueva para ${brand}`,
    heading: 'Crea una contraseña nueva.',
    text: 'Usa el enlace de abajo en los próximos 30 minutos. Funciona una vez, y solo vale el más reciente.',
    action: 'Crear contraseña nueva',
    notYou: '¿No lo has pedido tú? Ignora este correo. Tu contraseña no cambia.',
  },
  loginLink: {
    subject: (brand) => `Inicia sesión en ${brand}`,
    heading: 'Inicia sesión.',
    text: 'Usa el enlace de abajo en los próximos 10 minutos. Funciona una vez, y solo vale el más reciente.',
    action: 'Iniciar sesión',
    notYou: '¿No lo has pedido tú? Ignora este correo y no lo reenvíes.',
  },
  passwordChanged: {
    subject: (brand) => `Tu contraseña de ${brand} ha cambiado`,
    heading: 'Tu contraseña ha cambiado.',
    text: 'Hemos cerrado tu sesión en todas partes. Inicia sesión de nuevo con tu contraseña nueva.',
    action: 'Crear otra contraseña',
    notYou:
      '¿No has sido tú? Puede que alguien tenga acceso a tu correo. Protégelo primero y después crea otra contraseña.',
  },
  email: {
    change: {
      subject: (brand) => `Confirma tu nuevo correo para ${brand}`,
      heading: 'Confirma tu nuevo correo.',
      text: 'Usa el enlace de abajo en las próximas 24 horas para iniciar sesión con esta dirección a partir de ahora. Funciona una vez, y solo vale el más reciente.',
      action: 'Confirmar este correo',
      notYou: '¿No lo has pedido tú? Ignora este correo. Puede que alguien haya escrito mal su dirección.',
    },
    changeNotice: {
      subject: (brand) => `Un nuevo correo para tu cuenta de ${brand}`,
      heading: 'Se ha pedido un nuevo correo para tu cuenta.',
      text: 'Hemos enviado un enlace a la dirección nueva. Tu correo solo cambiará cuando se use ese enlace. Si lo has pedido tú, no tienes que hacer nada.',
      action: 'Crear otra contraseña',
      notYou: '¿No has sido tú? Alguien sabe tu contraseña. Crea otra ahora: así el enlace dejará de ser válido.',
    },
    changed: {
      subject: (brand) => `Tu correo de ${brand} ha cambiado`,
      heading: 'Tu correo ha cambiado.',
      text: 'Tu cuenta tiene un correo nuevo y hemos cerrado la sesión en los demás dispositivos. Con esta dirección ya no se puede iniciar sesión.',
      action: 'Contáctanos',
      notYou: '¿No has sido tú? Escríbenos cuanto antes. Te ayudaremos a recuperar tu cuenta.',
    },
    passkeyAdded: {
      subject: (brand) => `Nueva llave de acceso en tu cuenta de ${brand}`,
      heading: 'Se ha añadido una llave de acceso a tu cuenta.',
      text: 'Permite iniciar sesión sin tu contraseña. Si la has añadido tú, no tienes que hacer nada.',
      action: 'Ver tus llaves de acceso',
      notYou: '¿No has sido tú? Quita la llave de acceso en tus ajustes y cambia tu contraseña.',
    },
    welcome: {
      subject: (brand) => `Tu cuenta de ${brand}`,
      heading: 'Tu cuenta está lista.',
      text: 'Puedes iniciar sesión con este correo. Confírmalo en los próximos 7 días para poder añadir pedidos que hiciste como invitado.',
      action: 'Confirmar este correo',
      notYou: '¿No has creado una cuenta? Ignora este correo.',
    },
    confirm: {
      subject: (brand) => `Confirma tu correo para ${brand}`,
      heading: 'Confirma tu correo.',
      text: 'Usa el enlace de abajo en los próximos 7 días. Funciona una vez, y solo vale el más reciente.',
      action: 'Confirmar este correo',
      notYou: '¿No lo has pedido tú? Ignora este correo.',
    },
    taken: {
      subject: (brand) => `Ya tienes una cuenta en ${brand}`,
      heading: taken,
      text: 'Alguien, quizá tú, ha querido usar este correo para otra cuenta. Ya pertenece a una, así que no ha cambiado nada.',
      action: 'Iniciar sesión',
      notYou: '¿No lo has pedido tú? Ignora este correo.',
    },
  },
  accountExists: {
    subject: (brand) => `Ya tienes una cuenta en ${brand}`,
    heading: taken,
    text: 'Alguien, quizá tú, ha intentado crear una cuenta con este correo. Ya tienes una, así que solo tienes que iniciar sesión. No ha cambiado nada.',
  },
  privacy: {
    export: {
      subject: (brand) => `Tus datos de ${brand} están listos`,
      heading: 'Tus datos están listos.',
      lines: [
        'Descárgalos en las próximas 24 horas. El archivo zip contiene tu cuenta, pedidos, listas, mensajes y los archivos que nos enviaste.',
        'Quien tenga este enlace puede descargar tus datos. No reenvíes este correo.',
      ],
      action: 'Descargar tus datos',
    },
    deletion: {
      subject: (brand) => `Tu cuenta de ${brand} se va a eliminar`,
      heading: (date) => `Eliminaremos tu cuenta el ${date}.`,
      lines: [
        'Hasta entonces puedes iniciar sesión y conservarla.',
        '¿No has sido tú? Conserva tu cuenta y después cambia tu contraseña.',
      ],
      action: 'Conservar mi cuenta',
    },
    deleted: {
      subject: (brand) => `Hemos eliminado tu cuenta de ${brand}`,
      heading: 'Hemos eliminado tu cuenta.',
      lines: [
        'Hemos borrado tus datos. Los pedidos y las facturas se conservan el tiempo que exige la ley fiscal, sin relación con ninguna cuenta.',
        'Este es el último correo que te enviamos al respecto.',
      ],
    },
  },
  newsletters: {
    confirm: {
      subject: (brand) => `Confirma tus boletines de ${brand}`,
      heading: 'Un paso más.',
      lead: 'Alguien, esperamos que tú, ha apuntado este correo a nuestros boletines. Empezarás a recibirlos cuando lo confirmes.',
      action: 'Confirmar',
      notYou: '¿No te has apuntado? Ignora este correo y no te enviaremos nada.',
    },
    own: {
      subject: (brand) => `Tus boletines de ${brand}`,
      heading: 'Tus boletines.',
      lead: 'Elige lo que te enviamos o date de baja de todo. No hace falta iniciar sesión.',
      action: 'Cambiar mis boletines',
      notYou:
        '¿No lo has pedido tú? Ignora este correo. No lo reenvíes: quien tenga el enlace puede cambiar tus boletines.',
    },
  },
  chat: {
    ticketSubject: (name, brand) => `Mensaje de ${name} (${brand})`,
    ticketHeading: 'Nuevo mensaje fuera del horario de atención',
    ticketFrom: (name, email, site) => `${name} <${email}>, ${site}`,
    unverified: 'La dirección no está verificada. Responde a este correo para contestar.',
    answerSubject: (brand) => `${brand} ha respondido a tu mensaje`,
    answerHeading: 'Aquí tienes nuestra respuesta.',
    answerFrom: (agent, brand) => `${agent}, ${brand}`,
    transcriptSubject: (brand) => `Tu chat con ${brand}`,
    transcriptHeading: 'Tu chat',
    you: 'Tú',
    notYou: '¿No nos has escrito? Ignora este correo.',
    contact: 'Contáctanos',
  },
  registry: {
    subject: (title, brand) => `${brand}: alguien ha comprado un regalo de ${title}`,
    heading: 'Alguien te ha comprado un regalo.',
    text: (title) => `Es de tu lista de regalos ${title} y se envía a la dirección que nos diste.`,
    open: 'Mira quién ha comprado qué y lleva la cuenta de tus agradecimientos.',
    look: 'Ver tu lista de regalos',
  },
  backInStock: {
    subject: (name, brand) => `${brand}: ${name} vuelve a estar en stock`,
    heading: 'Ha vuelto.',
    text: (name) =>
      `${name} vuelve a estar en stock. Nos pediste que te avisáramos. Date prisa, puede volver a agotarse.`,
    look: 'Comprar ahora',
    once: 'Este ha sido un aviso único para este producto.',
    others: 'Gestionar tus demás avisos',
    stop: 'No recibir más avisos de stock en esta dirección (sin iniciar sesión)',
  },
  form: {
    entrySubject: (title, brand) => `${brand}: nueva entrada (${title})`,
    entryHeading: (title) => `Nueva entrada: ${title}`,
    unverified: 'Enviado desde la web de la tienda. La dirección del remitente no está verificada.',
    receiptSubject: (title, brand) => `${brand}: hemos recibido tu mensaje (${title})`,
    receiptHeading: 'Hemos recibido tu mensaje.',
    notYou: '¿No nos has escrito? Ignora este correo. Alguien ha puesto tu dirección por error.',
  },
}
