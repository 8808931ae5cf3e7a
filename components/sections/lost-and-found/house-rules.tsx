import type { LostAndFoundCopy } from '@/content/lost-and-found'

/** How long found items are kept, and the rules. */
export function HouseRules({ kept, rules }: Pick<LostAndFoundCopy, 'kept' | 'rules'>) {
  return (
    <div className="cols items-end gap-y-8.5 lg:col-span-12">
      <p className="text-ui lg:col-span-4">
        <span className="flex items-baseline gap-3">
          <span className="num font-sans text-figure">{kept.figure}</span>{' '}
          <span className="font-sans text-h3">{kept.unit}</span>
        </span>{' '}
        <span className="mt-3 block">{kept.text}</span>
      </p>
      <div className="border-b hairline md:col-span-5 lg:col-span-7 lg:col-start-6">
        {rules.map((rule) => (
          <p key={rule} className="border-t hairline py-3.5 text-ui">
            {rule}
          </p>
        ))}
      </div>
    </div>
  )
}
