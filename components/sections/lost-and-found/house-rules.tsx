import type { LostAndFoundCopy } from '@/content/lost-and-found'

/** How long found items are kept, and the rules. */
export function HouseRules({ kept, rules }: Pick<LostAndFoundCopy, 'kept' | 'rules'>) {
  return (
    <div className="lg:col-span-4">
      <p className="text-ui">
        <span className="flex items-baseline gap-3">
          <span className="num font-sans text-figure">{kept.figure}</span>{' '}
          <span className="font-sans text-h3">{kept.unit}</span>
        </span>{' '}
        <span className="mt-3 block">{kept.text}</span>
      </p>
      <div className="mt-8.5 border-b hairline">
        {rules.map((rule) => (
          <p key={rule} className="border-t hairline py-3.5 text-ui">
            {rule}
          </p>
        ))}
      </div>
    </div>
  )
}
