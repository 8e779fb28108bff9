import type { ErrorTexts } from './en.ts'

export const texts: ErrorTexts = {
  notFoundTitle: 'Página no encontrada',
  notFoundText: 'Puede que se haya movido o que el enlace tenga una errata.',
  notFoundLinks: 'Prueba con una de estas',
  popularCategories: 'Categorías populares',
  homePage: 'Página de inicio',
  unavailableTitle: 'Esta página no está disponible temporalmente',
  unavailableText: 'Tenemos problemas para cargar los datos. Inténtalo de nuevo en 30 segundos.',
  offlineTitle: 'Estás sin conexión',
  offlineText: 'Esta página se cargará cuando vuelvas a tener conexión.',
  refusedTitle: 'No ha funcionado',
  refusedText: 'No hemos podido procesar tu solicitud. Vuelve atrás e inténtalo de nuevo.',
  tooManyRequests: 'Demasiadas solicitudes',
  tooManyRequestsText: (seconds) =>
    `Espera ${seconds === 1 ? '1 segundo' : `${seconds} segundos`} e inténtalo de nuevo.`,
}
