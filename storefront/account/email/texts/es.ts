import type { EmailTexts } from './en.ts'

export const texts: EmailTexts = {
  titles: { email: 'Confirma tu nuevo correo', confirm: 'Confirma tu correo' },
  deadTitle: 'Este enlace no funciona',
  questions: {
    email: (email) => `¿Usar ${email} como correo de tu cuenta? Se cerrará la sesión en tus demás dispositivos.`,
    confirm: (email) => `Confirma que ${email} es tuyo.`,
  },
  confirm: 'Confirmar correo',
  confirming: 'Confirmando correo',
  doneTitle: 'Correo confirmado',
  done: {
    email: (email) => `Tu correo es ahora ${email}. Úsalo para iniciar sesión.`,
    confirm: (email) => `Has confirmado ${email}.`,
  },
  account: 'Ir a tu cuenta',
  invalid: 'Este enlace ya se ha usado o hay otro más reciente. Pide uno nuevo en tus ajustes.',
  expired: 'Este enlace ha caducado. Pide uno nuevo en tus ajustes.',
  settings: 'Ir a los ajustes',
  taken: 'Otra cuenta ya tiene este correo. Usa otra dirección.',
  failed: 'No hemos podido confirmar tu correo. Inténtalo de nuevo.',
  busy: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
  section: {
    title: 'Correo electrónico',
    text: (email) =>
      `Tu correo es ${email}. Para cambiarlo necesitas tu contraseña y el enlace que enviaremos al nuevo.`,
    email: 'Nuevo correo',
    password: 'Contraseña para cambiar tu correo',
    show: 'Mostrar',
    hide: 'Ocultar',
    save: 'Cambiar correo',
    saving: 'Cambiando correo',
    sent: 'Mira la bandeja de entrada de tu nuevo correo. El cambio se hace al usar el enlace, en un plazo de 24 horas.',
    problems: {
      missing: 'Escribe tu nuevo correo y tu contraseña.',
      invalidEmail: 'Escribe un correo como nombre@example.com.',
      wrong: 'La contraseña no es correcta.',
      busy: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
      failed: 'No hemos podido cambiar tu correo. Inténtalo de nuevo.',
    },
  },
}
