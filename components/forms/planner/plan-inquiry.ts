import { inquiryHref } from '@/lib/routes/inquiry-href'
import { toQuery } from './address'
import { lastDay, type PlanAddress } from './plan'

/** The address of the inquiry that carries a plan. */
export function planInquiryHref({ plan, values }: PlanAddress): string {
  const { guests, date, arrangement } = plan
  const nights = arrangement === 'lunchToLunch' ? 1 : plan.nights
  return inquiryHref({
    about: `conference-${arrangement}`,
    fromConference: true,
    guests: guests?.toString(),
    nights: nights?.toString(),
    checkIn: date,
    checkOut: arrangement === 'day' ? undefined : lastDay(plan),
    plan: toQuery(values),
  })
}
