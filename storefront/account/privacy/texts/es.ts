import type { PrivacyTexts } from './en.ts'

export const texts: PrivacyTexts = {
  title: 'Tus datos',
  export: {
    title: 'Descarga tus datos',
    text: 'Reunimos tu cuenta, pedidos, listas, mensajes y archivos en un archivo zip y te enviamos un enlace válido durante 24 horas.',
    request: 'Solicitar descarga',
    requesting: 'Solicitando descarga',
    pending: (email) => `Estamos preparando tus datos. Recibirás un enlace en ${email}, normalmente en unos minutos.`,
    ready: (email, date) => `Hemos enviado un enlace a ${email}. Es válido durante 24 horas, hasta el ${date}.`,
    again: 'Solicitar otra descarga',
  },
  deletion: {
    title: 'Elimina tu cuenta',
    text: 'Eliminamos tu cuenta 14 días después de que lo confirmes. Hasta entonces puedes iniciar sesión y conservarla.',
    gone: 'Se elimina: perfil, direcciones, tarjetas, listas, presupuestos, listas de regalos, opiniones, mensajes, entradas, descuentos y boletines.',
    stays:
      'Se conserva: pedidos, devoluciones, pagos y facturas con sus direcciones, porque lo exige la ley fiscal. Ya no estarán asociados a ti como cliente.',
    open: 'Eliminar cuenta',
    password: 'Contraseña actual',
    show: 'Mostrar',
    hide: 'Ocultar',
    confirm: 'Eliminar mi cuenta en 14 días',
    confirming: 'Programando la eliminación',
    planned: (date) => `Tu cuenta se eliminará el ${date}.`,
    keep: 'Conservar mi cuenta',
  },
  problems: {
    missing: 'Escribe tu contraseña actual.',
    wrong: 'La contraseña actual no es correcta.',
    busy: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
    running: 'Ya estamos preparando tus datos. Espera nuestro correo.',
    limit: 'Puedes solicitar tres descargas en 24 horas. Inténtalo de nuevo mañana.',
    programs: (names) =>
      `Tienes una suscripción activa: ${names.join(', ')}. Cancélala primero y después elimina tu cuenta.`,
  },
  programsLink: 'Ir a tus programas',
}
