interface RowPriceProps {
  from?: string
  amount: string
  note: string
}

export function RowPrice({ from, amount, note }: RowPriceProps) {
  return (
    <p>
      {from !== undefined && <span className="text-ui quiet">{from} </span>}
      <span className="num font-sans text-h3">{amount}</span>
      <span className="mt-1 block text-small quiet">{note}</span>
    </p>
  )
}
