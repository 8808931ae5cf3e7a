import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Bytes a second. */
const DOWN = 1_638_400 / 8
const UP = 750_000 / 8
const ONE_WAY_MS = 75
const PACKET = 1_400

/** One direction of a line. All connections share its rate and send their packets in turn. */
class Direction {
  readonly #bytesPerMs: number
  /** When the packets that are already under way have been sent. */
  #free = 0
  #sent: Promise<unknown> = Promise.resolve()
  #arrived: Promise<unknown> = Promise.resolve()

  constructor(bytesPerSecond: number) {
    this.#bytesPerMs = bytesPerSecond / 1000
  }

  /** Resolves when the packet has been sent; it arrives later. */
  send(packet: Buffer, arrive: () => void): Promise<unknown> {
    this.#sent = this.#sent.then(async () => {
      this.#free = Math.max(this.#free, performance.now()) + packet.length / this.#bytesPerMs
      const due = this.#free + ONE_WAY_MS
      this.#arrived = this.#arrived.then(() => wait(Math.max(0, due - performance.now()))).then(arrive)
      await wait(Math.max(0, this.#free - performance.now()))
    })
    return this.#sent
  }
}

async function relay(from: Socket, to: Socket, direction: Direction): Promise<void> {
  try {
    for await (const chunk of from as AsyncIterable<Buffer>)
      for (let start = 0; start < chunk.length; start += PACKET) {
        const packet = chunk.subarray(start, start + PACKET)
        await direction.send(packet, () => to.writable && to.write(packet))
      }
    await direction.send(Buffer.alloc(0), () => to.end())
  } catch {
    to.destroy()
  }
}

/**
 * A slow line to a server on this machine: 1.6 Mbit/s down, 0.75 up, 150 ms there and back, shared by all connections.
 * Unlike the browser's own throttling it knows no requests, so the server decides what comes first.
 */
export async function openSlowLine(port: number): Promise<{ port: number; stop: () => Promise<void> }> {
  const sockets = new Set<Socket>()
  const down = new Direction(DOWN)
  const up = new Direction(UP)
  const server = net.createServer((guest) => {
    const site = net.connect(port, '127.0.0.1')
    for (const socket of [guest, site]) {
      socket.setNoDelay(true)
      socket.on('error', () => socket.destroy())
      socket.once('close', () => sockets.delete(socket))
      sockets.add(socket)
    }
    // a connection is made before its first byte can leave
    setTimeout(() => void relay(guest, site, up), 2 * ONE_WAY_MS)
    void relay(site, guest, down)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
