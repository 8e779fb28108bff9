import type { texts as english } from './en.ts'

export const texts: typeof english = {
  title: 'Depuración',
  titleOverridden: (count: number) =>
    count === 1 ? 'Depuración: 1 flag reemplazado' : `Depuración: ${count} flags reemplazados`,
  site: 'Tienda',
  rendered: 'Generada',
  release: 'Versión',
  session: 'Sesión',
  guest: 'Invitado',
  customer: 'Cliente',
  unknown: 'Desconocido',
  layout: 'Diseño',
  flags: 'Flags',
  overridden: 'reemplazado',
  files: 'Archivos de la caché del navegador',
  slowCalls: 'Llamadas lentas',
  blocks: 'Bloques de contenido de la primera página',
  none: 'Ninguno',
  overrides: 'Reemplazar flags en este navegador',
  overridesHint:
    'Las páginas muestran estos valores hasta que los restablezcas o cierres el navegador. Los pedidos y demás cambios usan los valores de la tienda.',
  notOverridden: 'Sin reemplazar',
  on: 'Activado',
  off: 'Desactivado',
  invalid: 'Introduce un valor válido. El flag no se ha reemplazado.',
  tooLong: 'Los valores son demasiado largos para una cookie y no se han guardado.',
  apply: 'Aplicar',
  reset: 'Restablecer todo',
}
