import type { SettingsTexts } from './en.ts'

export const texts: SettingsTexts = {
  title: 'Ajustes',
  lead: 'Tu correo, contraseña, dispositivos, boletines y preferencias.',
  password: {
    title: 'Contraseña',
    text: 'Al cambiarla se cierra tu sesión en los demás dispositivos.',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    hint: '8 caracteres como mínimo',
    show: 'Mostrar',
    hide: 'Ocultar',
    save: 'Cambiar contraseña',
    saving: 'Cambiando contraseña',
    weak: (problem, least, most) =>
      ({
        short: `Usa al menos ${least} caracteres.`,
        long: `Usa como máximo ${most} caracteres.`,
        common: 'Demasiada gente usa esta contraseña. Elige otra.',
      })[problem],
    wrong: 'La contraseña actual no es correcta.',
  },
  devices: {
    title: 'Dispositivos',
    text: 'Tienes la sesión iniciada aquí. Si no reconoces un dispositivo, cierra su sesión y cambia tu contraseña.',
    unknown: 'Dispositivo desconocido',
    current: 'Este dispositivo',
    on: (device, site) => `${device} · Ironwright ${site}`,
    seen: (date) => `Última actividad: ${date}`,
    end: 'Cerrar sesión',
    endOf: (device) => `Cerrar la sesión de ${device}`,
    endOthers: 'Cerrar las demás sesiones',
  },
  newsletters: {
    title: 'Boletines',
    text: (email) => `Los recibes en ${email}.`,
    save: 'Guardar boletines',
    leaveAll: 'Darme de baja de todos',
  },
  preferences: {
    title: 'Preferencias',
    cookies: 'Preferencias de cookies',
    region: 'País e idioma',
    contrast: 'Contraste alto',
  },
  problems: {
    missing: 'Escribe tu contraseña actual y una nueva.',
    busy: (minutes) =>
      `Demasiados intentos. Inténtalo de nuevo en ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`,
  },
}
