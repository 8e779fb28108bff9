import type { NewsletterPageTexts } from './en.ts'

export const texts: NewsletterPageTexts = {
  title: 'Tus boletines',
  confirmTitle: 'Confirma tus boletines',
  of: (email) => `Para ${email}`,
  confirmLead: 'Desmarca lo que no quieras y confirma. Hasta entonces no te enviaremos nada.',
  lead: 'Elige lo que te enviamos.',
  legend: 'Boletines',
  confirm: 'Confirmar',
  save: 'Guardar',
  leaveAll: 'Darme de baja de todo',
  saved: 'Hemos guardado tus preferencias.',
  left: 'Te has dado de baja. No te enviaremos más boletines.',
  stop: '¿Darte de baja de todos los boletines? Puedes volver cuando quieras.',
  invalid: 'Este enlace no funciona. Puede que esté incompleto o que sea de la tienda de otro país.',
  askLead:
    'Escribe tu correo electrónico y te enviaremos un enlace para cambiar tus boletines o darte de baja. No necesitas cuenta.',
  email: 'Correo electrónico',
  send: 'Enviar el enlace',
  sent: 'Si enviamos boletines a esta dirección, el enlace va en camino.',
  problems: {
    email: 'Escribe una dirección de correo completa, como ann@example.com.',
    busy: 'Has hecho muchos intentos. Espera unos minutos y vuelve a probar.',
    failed: 'No ha funcionado. Inténtalo de nuevo.',
  },
}
