import { expect } from '@playwright/test'
import type { Mail } from '@/supabase/functions/send-notification-email/provider'
import { openStore } from './stored'

/** What arrived at the hotel and with the guest, for browser tests of the forms. */

export const REFERENCE = /KF-[0-9A-HJKMNP-TV-Z]{6}/

export interface StoredRow {
  id: string
  reference: string
  created_at: string
}

/** The only row of a table with an e-mail address, all its columns. */
export async function storedRow(table: string, email: string): Promise<StoredRow> {
  const { rows } = await openStore()
  const { data } = await rows.from(table).select().eq('email', email).single()
  return data as unknown as StoredRow
}

/** The mails about a reference, once both have been sent: to reception and to the guest. */
export async function bothMails(reference: string, email: string): Promise<{ own: Mail; desk: Mail }> {
  const { mailsAbout } = await openStore()
  let mails: Mail[] = []
  const arrive = async () => {
    mails = await mailsAbout(reference)
    return mails.length
  }
  await expect.poll(arrive, { intervals: [50, 100, 200] }).toBe(2)
  const own = mails.find(({ to }) => to.includes(email))
  const desk = mails.find(({ to }) => !to.includes(email))
  if (!own || !desk) throw new Error(`not both mails: ${JSON.stringify(mails.map(({ to }) => to))}`)
  return { own, desk }
}
