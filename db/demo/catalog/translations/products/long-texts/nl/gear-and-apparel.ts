import type { LongTextsByHandle } from '../by-handle.ts'

export const gearAndApparel: LongTextsByHandle = {
  'ironwright-prong-belt': {
    lead: 'Rondom even breed, want je rug is niet het enige dat zich schrap zet.',
  },
  'ironwright-black-belt': {
    lead: 'Drie millimeter meer: het verschil tussen een riem en een muur.',
  },
  'ironwright-lever-belt': {
    lead: 'Dicht met één duim, open voordat de stang in het rack ligt.',
  },
  'vestergrav-lever-belt': {
    lead: 'Voor het inpakken op vijf plekken met de schuifmaat gemeten, zodat die van de scheidsrechter het ermee eens is.',
  },
  'fenmoor-oak-belt': {
    lead: 'Ongeverfd, zodat je ziet hoe een huid eruitziet en wat de jouwe ermee doet.',
  },
  'fenmoor-narrow-belt': {
    lead: 'Ruimte tussen rib en heup, voor wie daar weinig van heeft.',
  },
  'ironwright-suede-belt': {
    lead: 'Suède ook aan de buitenkant, voor de stang die erop rust.',
  },
  'ironwright-cotton-straps': {
    lead: 'Zodat je rug de set beëindigt en niet je vingers.',
  },
  'fenmoor-leather-straps': {
    lead: 'Een week stijf, daarna jaren in de vorm van je pols.',
  },
  'ironwright-heavy-straps': {
    lead: 'Voor stangen waar geen hand omheen sluit en grepen die een minuut duren.',
  },
  'vestergrav-competition-straps': {
    lead: 'Een strap die je moet loslaten, moet kort zijn.',
  },
  'ironwright-wrist-wraps': {
    lead: 'Een spalk die je tussen de sets afdoet.',
  },
  'vestergrav-stiff-wraps': {
    lead: 'Gips van stof.',
  },
  'fenmoor-light-wraps': {
    lead: 'Warmte en een geheugensteuntje, veel meer niet.',
  },
  'vestergrav-knee-wraps': {
    lead: 'Ze maken de squat niet veiliger. Ze maken hem zwaarder.',
  },
  'ironwright-knee-sleeves': {
    lead: 'Warme knieën en een duwtje uit de diepte.',
  },
  'ironwright-light-sleeves': {
    lead: 'Dun genoeg om in te rennen, dik genoeg om te merken.',
  },
  'vestergrav-contest-sleeves': {
    lead: 'Om ze aan te trekken heb je poeder, geduld en een vriend nodig.',
  },
  'ironwright-elbow-sleeves': {
    lead: 'Voor ellebogen die weten wat voor weer het wordt.',
  },
  'ironwright-name-shirt': {
    lead: 'Een shirt dat de maat houdt die je hebt gekocht.',
  },
  'ironwright-heart-shirt': {
    lead: 'Voor kantoren met een kledingcode en een kelder.',
  },
  'vestergrav-attempts-shirt': {
    lead: 'Negen kansen op een dag, drie van elk.',
  },
  'northlode-stone-shirt': {
    lead: 'Beton vreet shirts. Dit houdt het een seizoen vol.',
  },
  'brackwater-dock-shirt': {
    lead: 'Ziet eruit alsof het een zomer op een reling heeft gehangen, met opzet.',
  },
  'osktide-ring-shirt': {
    lead: 'Blijft in je broek als je ondersteboven hangt.',
  },
  'fenmoor-heavy-shirt': {
    lead: 'Bijna een sweatshirt, met korte mouwen.',
  },
  'ironwright-hoodie': {
    lead: 'Voor garages die verwarmd worden door wie er traint.',
  },
  'northlode-hoodie': {
    lead: 'Gemaakt op de maten van elf mensen die stenen tillen.',
  },
  'ironwright-sweatshirt': {
    lead: 'Een capuchon en een safety squat bar gaan niet samen. Deze heeft geen capuchon.',
  },
  'fenmoor-sweatshirt': {
    lead: 'Twee keer de prijs en drie keer zoveel jaren.',
  },
  'ironwright-training-shorts': {
    lead: 'Hij eindigt boven de knie en is opzij open: bij de squat houdt alleen jij jezelf tegen.',
  },
  'osktide-training-shorts': {
    lead: 'De lichtste stof waar we een koord in durfden te hangen.',
  },
  'fenmoor-long-shorts': {
    lead: 'Bescherming voor schenen die schaven en knieën die koud worden.',
  },
  'ironwright-cap': {
    lead: 'Houdt je haar uit een bench press.',
  },
  'northlode-cap': {
    lead: 'Twee tinten grijs, zoals een steengroeve.',
  },
  'brackwater-yard-cap': {
    lead: 'Twee kleuren, naar de slepers die langs de werkplaats varen.',
  },
  'ironwright-crew-socks': {
    lead: 'Sokken. Er is een linker en een rechter.',
  },
  'vestergrav-pulling-socks': {
    lead: 'Verplicht volgens de regels, welkom bij de schenen.',
  },
  'fenmoor-wool-socks': {
    lead: 'Een betonvloer is in januari acht graden. Dit is het antwoord daarop.',
  },
  'ironwright-lifting-shoe': {
    lead: 'Een harde hak, een brede neus en een band die de twee bij elkaar houdt.',
  },
  'vestergrav-platform-shoe': {
    lead: 'Hout onder de hak, omdat je het hoort landen.',
  },
  'fenmoor-leather-shoe': {
    lead: 'Gebouwd als een werkschoen die bij de enkel ophoudt.',
  },
  'ironwright-gym-bag': {
    lead: 'Schoenen, riem, handdoek en een vak voor de kleine dingen die zoekraken.',
  },
  'ironwright-small-bag': {
    lead: 'Onder een bureau, in een kluisje, op de fiets.',
  },
  'vestergrav-meet-bag': {
    lead: 'Singlet, twee paar schoenen, riem, sleeves, eten voor negen uur en een handdoek die schoon was.',
  },
  'fenmoor-canvas-duffel': {
    lead: 'Katoen dat met de hand is gewaxt en dat over drie jaar weer wil.',
  },
  'ironwright-lettered-belt': {
    lead: 'Niemand leent een riem waarop staat van wie hij is.',
  },
  'ironwright-crew-shirt': {
    lead: 'Verdiend met laden, spotten of de klok bijhouden.',
  },
}
