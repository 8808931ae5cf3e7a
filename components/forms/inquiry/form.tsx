'use client'

import clsx from 'clsx'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWatch } from 'react-hook-form'
import { type Draft, isFromThisUrl } from '@/components/forms/core/drafts'
import { Form } from '@/components/forms/core/form'
import type { ActionResult } from '@/components/forms/core/result'
import { useServerForm } from '@/components/forms/core/use-server-form'
import { tabId, Tabs } from '@/components/ui/tabs'
import { showToast } from '@/components/ui/toast'
import { categories, type FormType, formTypes, isCategoryOf } from '@/content/inquiry-choices'
import { scrollBehavior } from '@/lib/browser/scroll-behavior'
import { Link } from '@/lib/i18n/link'
import { withParam } from '@/lib/url/with-param'
import { sendInquiry } from './action'
import type { InquiryContent, ShownSubject } from './content'
import { type CategoryPictures, InquiryFields } from './fields'
import type { InquiryQuery } from './query'
import { InquiryReceipt } from './receipt'
import { InquirySummary } from './summary'
import { emptyInquiry } from './values'

interface InquiryFormProps {
  /** The page's query, without its locale. */
  query: string
  fromQuery: Omit<InquiryQuery, 'subject' | 'plan'>
  subject: ShownSubject | undefined
  content: InquiryContent
  /** At the hotel, YYYY-MM-DD. */
  today: string
  pictures: CategoryPictures
  /** Whom to ask instead, beside the form. */
  contact: ReactNode
  /** Pictures, as high as the form leaves room for. */
  foot: ReactNode
}

const PANEL_ID = 'inquiry-panel'

/** Two tabs over one form, so that the values of shared fields stay. */
export function InquiryForm({
  query,
  fromQuery,
  subject,
  content,
  today,
  pictures,
  contact,
  foot,
}: InquiryFormProps) {
  const { ownErrors, labels, hints } = content
  const t = useTranslations('inquiry')
  const router = useRouter()
  const isTabNamed = new URLSearchParams(query).has('fromConference') || subject !== undefined
  /** The query with the subject that the draft has brought back: what it would fill in, the draft says itself. */
  const [returning, setReturning] = useState<string>()
  const isReturning = returning === query
  const form = useServerForm({
    id: 'inquiry',
    action: sendInquiry,
    loadSchema: async () => (await import('./schema')).inquirySchema(subject?.dates ?? 'stay', content.days),
    ownErrors,
    empty: {
      ...emptyInquiry,
      formType: fromQuery.tab,
      category: categories[fromQuery.tab][0],
      /** A category that the open tab does not offer waits behind the tab's own. */
      waitingCategory: '',
    },
    prefill: {
      about: subject?.id ?? '',
      dates: subject?.dates ?? 'stay',
      ...(isTabNamed && !isReturning && { formType: fromQuery.tab }),
      ...(!isReturning && fromQuery.values),
    },
    notes: 'additionalRequests',
    onStart: handleStart,
    onPrefill: handlePrefill,
    onReset: handleReset,
    onAnswer: handleAnswer,
  })
  const { setValue, getValues, control } = form.methods
  const typed = useWatch({ control, name: 'formType' })
  // What was posted by hand may name no tab.
  const tab = formTypes.find((type) => type === typed) ?? fromQuery.tab

  function openTab(next: FormType) {
    const category: string = getValues('waitingCategory') || getValues('category')
    const isOffered = isCategoryOf(next, category)
    setValue('waitingCategory', isOffered ? '' : category)
    setValue('formType', next)
    setValue('category', isOffered ? category : subject ? 'other' : categories[next][0])
  }

  /** Whether the number is one of gift cards: a number of guests says nothing of them. */
  const isOrder = subject?.dates === 'none'
  const countsCards = useRef(isOrder)
  function fitNumber() {
    if (countsCards.current !== isOrder) setValue('participants', fromQuery.values.participants ?? '')
    countsCards.current = isOrder
  }

  function handlePrefill() {
    fitNumber()
    if (fromQuery.values.category) setValue('waitingCategory', '')
    openTab(isReturning ? getValues('formType') : fromQuery.tab)
  }

  function handleReset() {
    setReturning(undefined)
    openTab(tab)
  }

  /** A draft opens its tab, and brings its subject back, where the query says nothing. */
  function handleStart(draft: Draft | null) {
    if (draft && fromQuery.values.category && !isFromThisUrl(draft)) setValue('waitingCategory', '')
    openTab(getValues('formType'))
    if (draft?.values.dates) countsCards.current = draft.values.dates === 'none'
    const about = draft?.values.about
    if (typeof about === 'string' && about !== '' && query === '') {
      setReturning(new URLSearchParams({ about }).toString())
      router.replace(withParam(location.pathname + location.search, 'about', about), { scroll: false })
    } else if (getValues('participants') === draft?.values.participants) fitNumber()
    else countsCards.current = isOrder
  }

  function handleAnswer(result: ActionResult) {
    if (result.ok) {
      const [title, text] = [t('toast.sentTitle'), t('toast.sentText')]
      void showToast({ kind: 'success', title, text, isInquiry: true })
    } else if (result.formError === 'inquiryNotSent') {
      const text = form.errorText('inquiryNotSent')
      void showToast({ kind: 'error', title: t('toast.failedTitle'), text, isInquiry: true })
    }
  }

  function handleSelect(value: FormType) {
    flushSync(() => openTab(value))
    form.recheckAll()
    setTimeout(scrollToPanel, SCROLL_DELAY_MS)
  }

  return (
    <>
      <div className="pt-8 lg:col-span-8 lg:pb-section">
        <h2 className="sr-only">{t('tabs.label')}</h2>
        <Tabs
          label={t('tabs.label')}
          tabs={formTypes.map((value) => ({
            value,
            label: t(`tabs.${value}`),
            href: fromQuery.tabHrefs[value],
          }))}
          selected={tab}
          onSelect={handleSelect}
          panelId={PANEL_ID}
        />
        {/* It begins behind the tabs, so that scrolling to it shows them. */}
        <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(PANEL_ID, tab)} className="-mt-15 pt-23.5">
          {subject && (
            <div className="mb-8.5 flex flex-wrap items-center justify-between gap-x-5 border-l-3 border-copper bg-snow-shade py-1.5 pr-4 pl-5 text-ui">
              <p className="py-1.5 font-semibold">{t('about.label', { title: subject.title })}</p>
              <Link
                href={fromQuery.plainHrefs[tab]}
                scroll={false}
                onClick={() => form.noticeRef.current?.focus()}
                className="action-link"
              >
                {t('about.remove')}
                <span className="sr-only"> {subject.title}</span>
              </Link>
            </div>
          )}
          {fromQuery.isClosed && (
            <p className="mb-8.5 border-l-3 border-copper bg-snow-shade py-3 pr-4 pl-5 text-ui">
              {t('about.closed')}
            </p>
          )}
          <Form
            form={form}
            labels={{ ...labels[tab], ...labels }}
            hints={{ ...(subject?.dates !== 'none' && hints[tab]), ...hints }}
            failed={t('failed')}
            receipt={<InquiryReceipt {...content} subject={subject} />}
          >
            <InquiryFields
              tab={tab}
              subject={subject}
              today={today}
              {...content}
              pictures={pictures}
              onCategoryChange={() => setValue('waitingCategory', '')}
            />
          </Form>
        </div>
      </div>
      <div
        className={clsx(
          '-mr-(--bleed) flex flex-col on-fir max-lg:mt-12 max-lg:-ml-(--bleed)',
          'lg:col-[9/-1] lg:row-[1/span_2] lg:ml-5 lg:pt-[calc(var(--spacing-nav)+var(--picture))] xl:ml-10',
        )}
      >
        <div className="grid gap-y-8.5 px-8.5 py-8.5 max-lg:px-(--bleed) lg:pr-[max(var(--bleed),6.25rem)] lg:max-xl:px-6">
          <InquirySummary {...content} control={control} subject={subject} />
          {contact}
        </div>
        {foot}
      </div>
    </>
  )
}

const SCROLL_DELAY_MS = 100
/** Space for the header above the panel. */
const OFFSET = { phone: 80, wide: 120 } as const

function scrollToPanel() {
  const top = document.getElementById(PANEL_ID)?.getBoundingClientRect().top
  if (top === undefined) return
  scrollTo({
    top: top + scrollY - OFFSET[matchMedia('(width >= 48rem)').matches ? 'wide' : 'phone'],
    behavior: scrollBehavior(),
  })
}
