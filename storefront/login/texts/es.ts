import type { LoginTexts } from './en.ts'

const seconds = (count: number) =>
  count > 90 ? `${Math.ceil(count / 60)} minutos` : count === 1 ? '1 segundo' : `${count} segundos`

export const texts: LoginTexts = {
  title: 'Iniciar sesión',
  createTitle: 'Crear cuenta',
  tabs: 'Iniciar sesión o crear una cuenta',
  logIn: 'Iniciar sesión',
  sessionEnded: 'Tu sesión ha terminado. Tu cesta está guardada en tu cuenta.',
  loggingIn: 'Iniciando sesión',
  create: 'Crear cuenta',
  creating: 'Creando',
  email: 'Correo electrónico',
  firstname: 'Nombre (opcional)',
  lastname: 'Apellidos (opcional)',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  passwordHint: '8 caracteres como mínimo. Una frase corta funciona bien.',
  show: 'Mostrar',
  hide: 'Ocultar',
  close: 'Cerrar',
  newsletters: 'Quiero correos sobre',
  interests: 'Me interesa (opcional)',
  wrong: 'El correo y la contraseña no coinciden. Inténtalo de nuevo.',
  delayed: (count) => `Demasiados intentos. Inténtalo de nuevo en ${seconds(count)}.`,
  busy: (count) => `Demasiados intentos. Inténtalo de nuevo en ${count > 0 ? seconds(count) : 'un minuto'}.`,
  wait: (count) => `Espera ${seconds(count)}`,
  missing: 'Escribe tu correo y tu contraseña.',
  missingEmail: 'Escribe tu correo.',
  invalidEmail: 'Correo electrónico no válido',
  weak: (problem, min, max) =>
    problem === 'short'
      ? `Usa al menos ${min} caracteres.`
      : problem === 'long'
        ? `Usa como máximo ${max} caracteres.`
        : 'Esa contraseña es demasiado común. Elige una más difícil de adivinar.',
  failed: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo en un minuto.',
  made: 'Mira tu correo para ver el siguiente paso y luego inicia sesión aquí.',
  forProgram:
    'Los programas necesitan una cuenta: en ella entrenas, ves tus cobros y puedes cancelar. Inicia sesión o crea una y pondremos el programa en tu cesta.',
  reasons: {
    stockAlert: 'Inicia sesión y te escribiremos cuando vuelva a haber stock.',
    review: 'Inicia sesión para escribir una opinión.',
  },
  continueAsGuest: 'Continuar como invitado',
  guestNote: 'Puedes comprar sin cuenta.',
  benefits: 'Todos tus pedidos en un mismo sitio, compras más rápidas y tu cesta en todos tus dispositivos.',
  forgot: '¿Olvidaste tu contraseña?',
  linkRequests: {
    forgot: {
      title: '¿Olvidaste tu contraseña?',
      text: 'Escribe tu correo. Te enviaremos un enlace para crear una contraseña nueva.',
    },
    expired: {
      title: 'Toca cambiar de contraseña',
      text: 'Tu contraseña ha caducado y te pedimos que crees una nueva. Tus pedidos, tus listas y todo lo demás siguen en tu cuenta.',
    },
    login: {
      title: 'Iniciar sesión por correo',
      text: 'Escribe tu correo. Te enviaremos un enlace para iniciar sesión sin contraseña.',
    },
  },
  loginLink: 'Prefiero iniciar sesión por correo',
  passkey: 'Entrar con una llave de acceso',
  passkeyUnsupported: 'Este navegador no admite llaves de acceso. Activa JavaScript o inicia sesión con tu contraseña.',
  passkeyCancelled: 'No se ha usado ninguna llave de acceso. Inténtalo de nuevo o inicia sesión con tu contraseña.',
  passkeyFailed:
    'Esta llave de acceso no ha funcionado. Inicia sesión con tu contraseña y revisa tus llaves de acceso en los ajustes.',
  useLinkText: 'Pulsa el botón para iniciar sesión en este dispositivo.',
  sendLink: 'Enviarme un enlace',
  sending: 'Enviando',
  sentTitle: 'Mira tu correo',
  sent: (minutes) => `Si hay una cuenta con este correo, te llegará un enlace. Es válido durante ${minutes} minutos.`,
  sentHint: '¿No llega nada? Mira en la carpeta de spam o envíalo otra vez.',
  sendAgain: 'Enviar otra vez',
  sendAgainIn: (count) => `Enviar otra vez en ${seconds(count)}`,
  otherEmail: 'Usar otro correo',
  backToLogin: 'Volver al inicio de sesión',
  resetTitle: 'Crea una contraseña nueva',
  resetNote: 'Se cerrará tu sesión en todos tus dispositivos.',
  save: 'Guardar contraseña',
  saving: 'Guardando',
  saved: 'Tu contraseña nueva está guardada. Inicia sesión con ella.',
  linkInvalid: 'Este enlace ya se ha usado o ya no es válido. Podemos enviarte otro.',
  linkExpired: 'Este enlace ha caducado. Podemos enviarte otro.',
  linkTitle: 'Pedir un enlace nuevo',
}
