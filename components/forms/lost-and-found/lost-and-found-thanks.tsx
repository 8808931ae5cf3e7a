import { Link } from '@/lib/i18n/link'
import { LANGUAGE_PARAM, type Locale } from '@/lib/i18n/locales'
import type sv from '@/messages/sv.json'

interface LostAndFoundThanksProps {
  labels: (typeof sv)['lostAndFound']['thanks']
  /** Language of the `lang` parameter, if the address has one. */
  keptLanguage: Locale | undefined
}

/** Without JavaScript the button opens the page again. */
export function LostAndFoundThanks({ labels, keptLanguage }: LostAndFoundThanksProps) {
  return (
    <>
      <h2 className="text-h2">{labels.title}</h2>
      <p className="mt-4 text-lead">{labels.text}</p>
      <form action="/kvarglomt" method="get" className="mt-8.5 flex flex-wrap items-center gap-x-7 gap-y-3">
        {keptLanguage && <input type="hidden" name={LANGUAGE_PARAM} value={keptLanguage} />}
        <button type="submit" className="btn btn-dark">
          {labels.back}
        </button>
        <Link href="/" className="action-link">
          {labels.home}
        </Link>
      </form>
    </>
  )
}
