import type { LongTextsByHandle } from '../by-handle.ts'

export const packagesAndPrograms: LongTextsByHandle = {
  'ironwright-starter-package': {
    lead: 'De goedkoopste gym waarin we zelf zouden trainen.',
  },
  'ironwright-wall-package': {
    lead: 'Een gym die verdwijnt als de auto thuiskomt.',
  },
  'ironwright-weightlifting-package': {
    lead: 'De vloer, de stang en de kleuren.',
  },
  'ironwright-dumbbell-corner': {
    lead: 'Twee vierkante meter die een abonnement vervangen.',
  },
  'ironwright-half-rack-package': {
    lead: 'Voor één lifter met plannen, of voor drie zonder.',
  },
  'ironwright-kettlebell-corner': {
    lead: 'Eén rek, één mat, elke kettlebell die je kunt noemen.',
  },
  'ironwright-gift-card': {
    lead: 'De juiste maat, de juiste kleur en geen doos onder het bed.',
  },
  'ironwright-gym-gift-card': {
    lead: 'Als twaalf leden degene willen bedanken die dweilt.',
  },
  'ironwright-strength-program': {
    lead: 'Het weet wat je dinsdag tilde en is niet onder de indruk.',
  },
  'ironwright-weightlifting-program': {
    lead: 'Trekken op maandag, spijt op woensdag, voorslaan op vrijdag.',
  },
  'ironwright-press-plan': {
    lead: 'Boven het hoofd drukken is de oefening waarvoor kleine schijven zijn gemaakt.',
  },
  'ironwright-squat-seminar': {
    lead: 'Zes uur, vier coaches, één beweging.',
  },
  'ironwright-spring-open-entry': {
    lead: 'Twee witte lampen van de drie, en het gewicht is van jou.',
  },
  'ironwright-referee-course': {
    lead: 'Leer nee te zeggen tegen vrienden.',
  },
  'ironwright-garage-package': {
    lead: 'Eén levering, één middag, één gym.',
  },
  'ironwright-bar-and-plates': {
    lead: 'Hoe zwaarder de set, hoe lager de prijs per pond.',
  },
  'ironwright-press-corner': {
    lead: 'Twee bij twee meter, en je bovenlijf heeft geen smoesjes meer.',
  },
  'ironwright-meet-day-kit': {
    lead: 'Wat er achter het platform op de stoel ligt.',
  },
  'ironwright-band-kit': {
    lead: 'Een les van tien wil tien blauwe en twee zwarte.',
  },
}
