import type { EventContext } from './stored-event.ts'

/** The ids of the email that led to a visit. */
export interface EmailCampaign {
  campaignId?: number
  templateId?: number
}

const id = /^\d{1,9}$/

/**
 * Returns the email that a visit's campaign identifies: the service's links have utm_source=iterable, the campaign's id
 * as utm_campaign, and the template's id as utm_content [ANALYTICS-481].
 */
export function emailCampaign(campaign: EventContext['campaign']): EmailCampaign {
  if (campaign?.source?.toLowerCase() !== 'iterable') return {}
  const { name = '', content = '' } = campaign
  return {
    ...(id.test(name) && { campaignId: Number(name) }),
    ...(id.test(content) && { templateId: Number(content) }),
  }
}
