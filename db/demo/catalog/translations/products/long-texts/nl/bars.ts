import type { LongTextsByHandle } from '../by-handle.ts'

export const bars: LongTextsByHandle = {
  'ironwright-power-bar': {
    lead: 'Stevige kartel, vlotte hulzen en een midden dat bij de low-bar squat blijft liggen.',
  },
  'ironwright-squat-bar': {
    lead: 'Dikker, langer en zwaarder, zodat hij stil blijft als je uit het rek stapt.',
  },
  'ironwright-deadlift-bar': {
    lead: 'Dun en lang: het midden komt van de vloer voordat de schijven dat doen.',
  },
  'vestergrav-meet-bar': {
    lead: 'De stijve stang van het wedstrijdplatform, gewogen tot op 10 gram.',
  },
  'ironwright-weightlifting-bar': {
    lead: 'Vijf naaldlagers in elke huls en een as die antwoordt in de tweede trek.',
  },
  'vestergrav-training-bar': {
    lead: 'De stang die nationale ploegen op het opwarmplatform laten liggen.',
  },
  'vestergrav-competition-bar-20': {
    lead: 'Een stang zo goed dat je eraan moet wennen.',
  },
  'vestergrav-competition-bar-15': {
    lead: 'Goed verkleind: korter, dunner en net zo snel.',
  },
  'ironwright-technique-bar': {
    lead: 'Voor de eerste honderd keer trekken, voordat gewicht een vraag is.',
  },
  'ironwright-junior-bar': {
    lead: 'Een volwaardige stang voor wie nog niet uitgegroeid is.',
  },
  'ironwright-wright-bar': {
    lead: 'Eén stang voor een garage waar van alles een beetje gebeurt.',
  },
  'ironwright-garage-bar': {
    lead: 'De as is gecoat als gereedschap, want een garage is vochtig van oktober tot april.',
  },
  'ironwright-class-bar': {
    lead: 'De stang die gyms per dozijn kopen en waar ze daarna niet meer over nadenken.',
  },
  'ironwright-short-bar': {
    lead: 'Past tussen twee muren waar een gewone stang niet tussen past.',
  },
  'ironwright-curl-bar': {
    lead: 'Gebogen waar je polsen zitten, met hulzen voor echte schijven.',
  },
  'ironwright-trap-bar': {
    lead: 'Sta in de last in plaats van erachter.',
  },
  'ironwright-safety-squat-bar': {
    lead: 'Voor schouders die niet meer draaien en ruggen die harder mogen werken.',
  },
  'ironwright-multi-grip-bar': {
    lead: 'Druk met de handpalmen naar elkaar, op de breedte die je schouder kiest.',
  },
  'ironwright-axle': {
    lead: 'Een buis met een mening over je grip.',
  },
  'ironwright-cambered-bar': {
    lead: 'De schijven zwaaien. Jij leert dat niet te doen.',
  },
  'northlode-farmers-handles': {
    lead: 'Oppakken, lopen, neerzetten. Dan schijven erbij.',
  },
  'ironwright-hybrid-bar': {
    lead: 'Een powerliftstang tot aan de kragen en iets snellers daarbuiten.',
  },
  'ironwright-bearing-bar': {
    lead: 'Snelheid voor wie op maandag cleant en op dinsdag squat.',
  },
  'ironwright-color-bar': {
    lead: 'Een Wright-stang voor wie vanaf de deur wil zien welke van hem is.',
  },
  'ironwright-slim-bar': {
    lead: 'Een halve millimeter dunner dan de Wright-stang, en dat scheelt voor een haakgreep.',
  },
  'quillon-two-piece-bar': {
    lead: 'Hij past in een lift, gaat een wenteltrap op en een sedan in.',
  },
  'ironwright-power-bar-29': {
    lead: 'Een halve millimeter dikker dan onze eerste powerliftstang en daardoor een kwart stijver.',
  },
  'ironwright-pound-power-bar': {
    lead: 'Een stang die 45 lb weegt op een weegschaal die ponden aangeeft.',
  },
  'ironwright-light-power-bar': {
    lead: 'Voor handen die niet om 28,5 mm sluiten en voor kamers waar 2200 niet in past.',
  },
  'ironwright-press-bar': {
    lead: 'Dik waar de handpalm hem draagt en stijf van haak tot haak.',
  },
  'vestergrav-squat-bar-35': {
    lead: 'De stang voor wedstrijden waar vierhonderd een openingspoging is.',
  },
  'ironwright-coated-deadlift-bar': {
    lead: 'De lange dunne stang voor wie geen stang wil oliën.',
  },
  'vestergrav-pulling-bar': {
    lead: 'Gewalst uit het staal van de wedstrijdstang en dun getrokken voor de laatste lift van de dag.',
  },
  'ironwright-open-trap-bar': {
    lead: 'Stap erin, stap eruit, doe lunges: voor je schenen zit niets.',
  },
  'northlode-wide-trap-bar': {
    lead: 'Gebouwd om een man heen die met zijn heupen tussen geen andere grepen paste.',
  },
  'ironwright-garage-safety-squat-bar': {
    lead: 'De meeste mensen squatten minder dan 200 kg, en deze is voor de meeste mensen.',
  },
  'ironwright-football-bar': {
    lead: 'Polsen staan niet evenwijdig als je drukt, dus deze grepen ook niet.',
  },
  'ironwright-bow-bar': {
    lead: 'Een rechte stang die zich heeft laten overhalen om een rug te liggen.',
  },
  'ironwright-deep-curl-bar': {
    lead: 'De oude diepe bocht, bijna een hamergreep.',
  },
  'ironwright-rackable-curl-bar': {
    lead: 'Lang genoeg om uit een rack te tillen, gebogen waar het telt.',
  },
  'ironwright-triceps-bar': {
    lead: 'Hammercurls met beide handen aan hetzelfde gewicht.',
  },
  'northlode-contest-axle': {
    lead: 'De axle die je op televisie van boven het hoofd ziet vallen.',
  },
  'northlode-light-farmer-handles': {
    lead: 'Voor de tweede training van de week en voor wie 60 kg weegt.',
  },
  'ironwright-stainless-weightlifting-bar': {
    lead: 'Op de as slijt niets, want er zit niets op.',
  },
  'vestergrav-club-bar': {
    lead: 'Voor zalen waar twaalf mensen vier stangen delen en niemand een huls openmaakt.',
  },
  'ironwright-bearing-bar-15': {
    lead: 'Een snelle stang van 15 kg die deadlifts niet erg vindt.',
  },
  'ironwright-class-bar-15': {
    lead: 'Dezelfde coating, dezelfde dubbele borgringen en een gele dop om hem in de standaard te herkennen.',
  },
  'ironwright-technique-bar-7-5': {
    lead: 'De stap tussen de stok en de eerste stang die telt.',
  },
  'vestergrav-youth-competition-bar': {
    lead: 'De stang waarmee op het schoolkampioenschap wordt getild.',
  },
}
