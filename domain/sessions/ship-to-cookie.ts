/** [REGION-029] */
export const shipToCookie = 'ship_to'
