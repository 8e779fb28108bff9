import type { LongTextsByHandle } from '../by-handle.ts'

export const gearAndApparel: LongTextsByHandle = {
  'ironwright-prong-belt': {
    lead: 'El mismo ancho en toda la vuelta, porque la espalda no es lo único que se tensa.',
  },
  'ironwright-black-belt': {
    lead: 'Tres milímetros más: la diferencia entre un cinturón y un muro.',
  },
  'ironwright-lever-belt': {
    lead: 'Se cierra con el pulgar y se abre antes de dejar la barra en el rack.',
  },
  'vestergrav-lever-belt': {
    lead: 'Medido con calibre en cinco puntos antes de embalarlo, para que el calibre del juez coincida.',
  },
  'fenmoor-oak-belt': {
    lead: 'Sin teñir, para que veas cómo es una piel y qué le hace la tuya.',
  },
  'fenmoor-narrow-belt': {
    lead: 'Espacio entre costilla y cadera, para quien tiene poco.',
  },
  'ironwright-suede-belt': {
    lead: 'Ante también por fuera, para la barra que descansa en él.',
  },
  'ironwright-cotton-straps': {
    lead: 'Para que la serie la termine la espalda y no los dedos.',
  },
  'fenmoor-leather-straps': {
    lead: 'Rígidas una semana y con la forma de tu muñeca durante años.',
  },
  'ironwright-heavy-straps': {
    lead: 'Para barras que ninguna mano abarca y agarres que duran un minuto.',
  },
  'vestergrav-competition-straps': {
    lead: 'Una correa que hay que soltar tiene que ser corta.',
  },
  'ironwright-wrist-wraps': {
    lead: 'Una férula que te quitas entre series.',
  },
  'vestergrav-stiff-wraps': {
    lead: 'Una escayola de tela.',
  },
  'fenmoor-light-wraps': {
    lead: 'Calor y un recordatorio, poco más.',
  },
  'vestergrav-knee-wraps': {
    lead: 'No hacen la sentadilla más segura. La hacen más pesada.',
  },
  'ironwright-knee-sleeves': {
    lead: 'Rodillas calientes y un pequeño empujón al salir del fondo.',
  },
  'ironwright-light-sleeves': {
    lead: 'Lo bastante finas para correr, lo bastante gruesas para notarlas.',
  },
  'vestergrav-contest-sleeves': {
    lead: 'Para ponértelas harán falta polvos, paciencia y un amigo.',
  },
  'ironwright-elbow-sleeves': {
    lead: 'Para codos que saben qué tiempo va a hacer.',
  },
  'ironwright-name-shirt': {
    lead: 'Una camiseta que conserva la talla que compraste.',
  },
  'ironwright-heart-shirt': {
    lead: 'Para oficinas con código de vestimenta y un sótano.',
  },
  'vestergrav-attempts-shirt': {
    lead: 'Nueve oportunidades en un día, tres de cada.',
  },
  'northlode-stone-shirt': {
    lead: 'El hormigón se come las camisetas. Esta aguanta una temporada.',
  },
  'brackwater-dock-shirt': {
    lead: 'Parece que haya pasado un verano en una barandilla, y es a propósito.',
  },
  'osktide-ring-shirt': {
    lead: 'Se queda por dentro cuando estás boca abajo.',
  },
  'fenmoor-heavy-shirt': {
    lead: 'Casi una sudadera, de manga corta.',
  },
  'ironwright-hoodie': {
    lead: 'Para garajes que calienta quien entrena en ellos.',
  },
  'northlode-hoodie': {
    lead: 'Hecha con las medidas de once personas que levantan piedras.',
  },
  'ironwright-sweatshirt': {
    lead: 'Una capucha y una barra de seguridad no se llevan bien. Esta no tiene capucha.',
  },
  'fenmoor-sweatshirt': {
    lead: 'El doble de precio y el triple de años.',
  },
  'ironwright-training-shorts': {
    lead: 'Acaba por encima de la rodilla y se abre a los lados: en la sentadilla solo te frenas tú.',
  },
  'osktide-training-shorts': {
    lead: 'La tela más ligera en la que nos atrevimos a meter un cordón.',
  },
  'fenmoor-long-shorts': {
    lead: 'Abrigo para espinillas que rozan y rodillas que pasan frío.',
  },
  'ironwright-cap': {
    lead: 'Mantiene el pelo lejos del press de banca.',
  },
  'northlode-cap': {
    lead: 'Dos tonos de gris, como los de una cantera.',
  },
  'brackwater-yard-cap': {
    lead: 'Dos colores, los de los remolcadores que pasan frente al taller.',
  },
  'ironwright-crew-socks': {
    lead: 'Calcetines. Uno es el izquierdo y otro el derecho.',
  },
  'vestergrav-pulling-socks': {
    lead: 'Los exige el reglamento y los agradece la espinilla.',
  },
  'fenmoor-wool-socks': {
    lead: 'Un suelo de hormigón en enero está a ocho grados. Esta es la respuesta.',
  },
  'ironwright-lifting-shoe': {
    lead: 'Una cuña dura, una puntera ancha y una correa que las mantiene juntas.',
  },
  'vestergrav-platform-shoe': {
    lead: 'Madera bajo el talón, porque se oye al caer.',
  },
  'fenmoor-leather-shoe': {
    lead: 'Hecha como una bota de trabajo que se quedó en el tobillo.',
  },
  'ironwright-gym-bag': {
    lead: 'Zapatillas, cinturón, toalla y un bolsillo para lo pequeño que se pierde.',
  },
  'ironwright-small-bag': {
    lead: 'Bajo una mesa, en una taquilla, en una bicicleta.',
  },
  'vestergrav-meet-bag': {
    lead: 'Maillot, dos pares de zapatillas, cinturón, rodilleras, comida para nueve horas y una toalla que estaba limpia.',
  },
  'fenmoor-canvas-duffel': {
    lead: 'Algodón encerado a mano que volverá a pedir cera dentro de tres años.',
  },
  'ironwright-lettered-belt': {
    lead: 'Nadie coge prestado un cinturón que dice de quién es.',
  },
  'ironwright-crew-shirt': {
    lead: 'Se gana cargando discos, vigilando o llevando el reloj.',
  },
}
