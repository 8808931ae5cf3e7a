import type { LostAndFoundCopy } from '@/content/lost-and-found'

/** How long found items are kept, and the rules. */
export function HouseRules({ kept, rules }: Pick<LostAndFoundCopy, 'kept' | 'rules'>) {
  return (
    <div className="cols gap-y-8.5 lg:col-span-12">
      <p className="text-lead md:col-span-3 lg:col-span-4">
        {kept.text} <strong className="mt-1 block font-sans text-h2">{kept.period}</strong>
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
