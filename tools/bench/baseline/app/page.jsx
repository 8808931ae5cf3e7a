export default function Page() {
  return <h1>Källfjället</h1>
}
