import type { NamesByProduct } from '../names-by-product.ts'

export const packagesAndPrograms: NamesByProduct = {
  'ironwright-starter-package': {
    de: ['Ironwright Starterpaket', 'Rack IW-1, kurze Bank, Garagen-Langhantel, 100 kg Eisen'],
    fr: ['Ironwright Pack débutant', 'Rack IW-1, banc court, barre de garage, 100 kg de fonte'],
    es: ['Ironwright Pack de inicio', 'Rack IW-1, banco corto, barra de garaje, 100 kg de hierro'],
    nl: ['Ironwright Startpakket', 'IW-1 Rack, korte bank, garagestang, 100 kg ijzer'],
  },
  'ironwright-wall-package': {
    de: ['Ironwright Wandpaket', 'Klapprack, Bank, Stange, Halter, 110 kg Bumper'],
    fr: ['Ironwright Pack mural', 'Rack pliant, banc, barre, porte-barres, 110 kg de bumpers'],
    es: ['Ironwright Pack de pared', 'Rack plegable, banco, barra, portabarras, 110 kg de bumpers'],
    nl: ['Ironwright Wandpakket', 'Inklapbaar rack, bank, stang, houder, 110 kg bumpers'],
  },
  'ironwright-weightlifting-package': {
    de: ['Ironwright Gewichtheberpaket', 'Kompaktplattform, Stange, 140 kg farbige Bumper'],
    fr: ['Ironwright Pack haltérophilie', 'Plateforme compacte, barre, 140 kg de bumpers de couleur'],
    es: ['Ironwright Pack de halterofilia', 'Plataforma compacta, barra, 140 kg de bumpers de color'],
    nl: ['Ironwright Gewichthefpakket', 'Compact platform, stang, 140 kg gekleurde bumpers'],
  },
  'ironwright-dumbbell-corner': {
    de: ['Ironwright Kurzhantelecke', 'Ständer mit zwei Ebenen, verstellbare Bank, sechs Paare bis 40 lb'],
    fr: ['Ironwright Coin haltères', 'Rack à deux niveaux, banc réglable, six paires jusqu’à 40 lb'],
    es: ['Ironwright Rincón de mancuernas', 'Rack de dos niveles, banco ajustable, seis pares hasta 40 lb'],
    nl: ['Ironwright Dumbbellhoek', 'Rek met twee lagen, verstelbare bank, zes paren tot 40 lb'],
  },
  'ironwright-half-rack-package': {
    de: ['Ironwright Half-Rack-Paket', 'Half Rack, verstellbare Bank, Powerlifting-Stange, 140 kg Bumper'],
    fr: ['Ironwright Pack demi-rack', 'Demi-rack, banc réglable, barre de force, 140 kg de bumpers'],
    es: ['Ironwright Pack de medio rack', 'Medio rack, banco ajustable, barra de powerlifting, 140 kg de bumpers'],
    nl: ['Ironwright Half-rackpakket', 'Half rack, verstelbare bank, powerliftstang, 140 kg bumpers'],
  },
  'ironwright-kettlebell-corner': {
    de: ['Ironwright Kettlebell-Ecke', 'Regal, acht Kettlebells von 8 bis 28 kg, eine Matte'],
    fr: ['Ironwright Coin kettlebells', 'Étagère, huit kettlebells de 8 à 28 kg, un tapis'],
    es: ['Ironwright Rincón de kettlebells', 'Estante, ocho kettlebells de 8 a 28 kg, una losa'],
    nl: ['Ironwright Kettlebellhoek', 'Rek, acht kettlebells van 8 tot 28 kg, één mat'],
  },
  'ironwright-garage-package': {
    de: ['Ironwright Garagenpaket', 'Rack, Bank, Stange und Scheiben nach Ihrer Wahl'],
    fr: ['Ironwright Pack garage', 'Rack, banc, barre et disques, à votre choix'],
    es: ['Ironwright Pack de garaje', 'Rack, banco, barra y discos, a tu elección'],
    nl: ['Ironwright Garagepakket', 'Rack, bank, stang en schijven naar keuze'],
  },
  'ironwright-bar-and-plates': {
    de: ['Ironwright Stange und Scheiben', 'Wright-Langhantel und die Bumper, die Sie auflegen'],
    fr: ['Ironwright Barre et disques', 'La barre Wright et les bumpers que vous y mettez'],
    es: ['Ironwright Barra y discos', 'Barra Wright y los bumpers que le pongas'],
    nl: ['Ironwright Stang en schijven', 'Wright-stang en de bumpers die je erop laadt'],
  },
  'ironwright-press-corner': {
    de: ['Ironwright Drückecke', 'Eine Bank und zwei Paar Kurzhanteln nach Ihrer Wahl'],
    fr: ['Ironwright Coin développé', 'Un banc et deux paires d’haltères, à votre choix'],
    es: ['Ironwright Rincón de press', 'Un banco y dos pares de mancuernas, a tu elección'],
    nl: ['Ironwright Drukhoek', 'Een bank en twee paar dumbbells naar keuze'],
  },
  'ironwright-meet-day-kit': {
    de: ['Ironwright Wettkampftag-Set', 'Ein Hebelgürtel und was die Regeln sonst erlauben'],
    fr: ['Ironwright Kit jour de compétition', 'Une ceinture à levier, et ce que le règlement permet'],
    es: ['Ironwright Kit de campeonato', 'Un cinturón de palanca y lo que más permita el reglamento'],
    nl: ['Ironwright Wedstrijddagkit', 'Een hendelriem en wat de regels verder toestaan'],
  },
  'ironwright-band-kit': {
    de: ['Ironwright Bänder-Set', 'Loop-Bänder einzeln, dazu eine Blockrolle'],
    fr: ['Ironwright Kit de bandes', 'Bandes en boucle à l’unité, avec un rouleau à blocs'],
    es: ['Ironwright Kit de bandas', 'Bandas cerradas sueltas, con un rodillo de bloques'],
    nl: ['Ironwright Bandenkit', 'Weerstandsbanden per stuk, met een blokroller'],
  },
  'ironwright-gift-card': {
    de: ['Ironwright Geschenkkarte', '25 bis 250 oder ein Betrag von 10 bis 500'],
    fr: ['Ironwright Carte cadeau', 'De 25 à 250, ou le montant de votre choix entre 10 et 500'],
    es: ['Ironwright Tarjeta regalo', 'De 25 a 250, o el importe que quieras de 10 a 500'],
    nl: ['Ironwright Cadeaubon', '25 tot 250, of elk bedrag van 10 tot 500'],
  },
  'ironwright-gym-gift-card': {
    de: ['Ironwright Geschenkkarte für ein Studio', '500, 1.000 oder 2.500, für mehrere Schenkende'],
    fr: ['Ironwright Carte cadeau pour une salle', '500, 1\u00a0000 ou 2\u00a0500, à plusieurs'],
    es: ['Ironwright Tarjeta regalo para un gimnasio', '500, 1.000 o 2.500, entre varias personas'],
    nl: ['Ironwright Cadeaubon voor een gym', '500, 1.000 of 2.500, voor meerdere gevers samen'],
  },
  'ironwright-strength-program': {
    de: ['Ironwright Kraftprogramm', 'Drei Tage die Woche, auf dem Handy, monatlich'],
    fr: ['Ironwright Programme de force', 'Trois jours par semaine, sur votre téléphone, au mois'],
    es: ['Ironwright Programa de fuerza', 'Tres días por semana, en tu móvil, por meses'],
    nl: ['Ironwright Krachtprogramma', 'Drie dagen per week, op je telefoon, per maand'],
  },
  'ironwright-weightlifting-program': {
    de: ['Ironwright Gewichtheberprogramm', 'Je vier Wochen, per E-Mail, erster Monat zur Probe'],
    fr: ['Ironwright Programme d’haltérophilie', 'Quatre semaines à la fois, par e-mail, premier mois à l’essai'],
    es: ['Ironwright Programa de halterofilia', 'Cuatro semanas cada vez, por correo, primer mes de prueba'],
    nl: ['Ironwright Gewichthefprogramma', 'Vier weken per keer, per e-mail, eerste maand op proef'],
  },
  'ironwright-press-plan': {
    de: ['Ironwright Zwölf Wochen zum Überkopfdrücken', '36 Einheiten im Web, einmal gekauft'],
    fr: ['Ironwright Douze semaines pour un développé', '36 séances à lire en ligne, achetées une fois'],
    es: ['Ironwright Doce semanas hasta un press', '36 sesiones para leer en la web, una sola compra'],
    nl: ['Ironwright Twaalf weken naar een press', '36 sessies om online te lezen, eenmalig gekocht'],
  },
  'ironwright-squat-seminar': {
    de: ['Ironwright Kniebeugenseminar', 'Ein Samstag, 24 Plätze, vier Racks'],
    fr: ['Ironwright Séminaire de squat', 'Un samedi, 24 places, quatre racks'],
    es: ['Ironwright Seminario de sentadilla', 'Un sábado, 24 plazas, cuatro racks'],
    nl: ['Ironwright Squatseminar', 'Eén zaterdag, 24 plekken, vier racks'],
  },
  'ironwright-spring-open-entry': {
    de: ['Spring Open, Startplatz', 'Drei Disziplinen, neun Versuche, 60 Startplätze'],
    fr: ['Spring Open, inscription athlète', 'Trois mouvements, neuf essais, 60 athlètes'],
    es: ['Spring Open, inscripción', 'Tres movimientos, nueve intentos, 60 participantes'],
    nl: ['Spring Open, inschrijving', 'Drie disciplines, negen pogingen, 60 deelnemers'],
  },
  'ironwright-referee-course': {
    de: ['Ironwright Kampfrichterkurs', 'Zwei Abende und ein Wettkampf, 8 Plätze'],
    fr: ['Ironwright Cours d’arbitrage', 'Deux soirées et une compétition, 8 places'],
    es: ['Ironwright Curso de jueces', 'Dos tardes y un campeonato, 8 plazas'],
    nl: ['Ironwright Scheidsrechterscursus', 'Twee avonden en een wedstrijd, 8 plekken'],
  },
}
