// boardgame.io's own server under the same load: so many matches of two, as fast as they go; a move is over when both
// clients have it. Nothing is saved (its default storage is memory). Prints one line of JSON.
//   npm install boardgame.io@0.50.2 && node boardgameio.mjs MATCHES SECONDS
import { createRequire } from 'node:module'
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const INVALID = 'INVALID_MOVE'
const GIVE_UP = 10_000
const game = {
  name: 'marks',
  setup: () => ({ cells: Array(9).fill(null), moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, id) => {
      if (id < 0 || id > 8) return INVALID
      G.cells[id] = playerID
      G.moves += 1
    },
  },
}

async function serve(port) {
  const { Server, Origins } = require('boardgame.io/server')
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] })
  await server.run({ port, callback: () => process.send?.('ready') })
}

async function drive(port, matches, seconds, opened) {
  const { Client } = require('boardgame.io/client')
  const { SocketIO } = require('boardgame.io/multiplayer')
  const url = `http://localhost:${port}`
  const times = []
  const all = []
  let end = Infinity
  let stood_still = 0 // matches in which a move never arrived
  const until = () => performance.now() < end
  const play = async () => {
    const matchID = `match-${all.length}` // the server makes a match when the first client asks for it
    const clients = ['0', '1'].map(playerID =>
      Client({ game, matchID, playerID, numPlayers: 2, multiplayer: SocketIO({ server: url }), debug: false }))
    clients.forEach(client => client.start())
    const reached = (client, stateID) =>
      new Promise(done => {
        const late = setTimeout(() => done(false), GIVE_UP)
        const stop = client.subscribe(state => {
          if (!state || state._stateID < stateID || client.pending) return
          clearTimeout(late)
          setImmediate(() => stop())
          done(true)
        })
      })
    await Promise.all(clients.map(client => reached(client, 0)))
    return async () => {
      let turn = 0
      while (until()) {
        const began = performance.now()
        const other = clients[1 - (turn % 2)]
        const before = other.getState()._stateID
        clients[turn % 2].moves.mark(turn % 9)
        if (!(await reached(other, before + 1))) {
          stood_still += 1
          break
        }
        times.push(performance.now() - began)
        turn += 1
      }
      clients.forEach(client => client.stop())
    }
  }
  for (let i = 0; i < matches; i++) all.push(await play())
  opened()
  end = performance.now() + seconds * 1000
  await Promise.all(all.map(run => run()))
  times.sort((a, b) => a - b)
  const at = share => Math.round(100 * times[Math.floor((times.length - 1) * share)]) / 100
  return { moves: times.length, stood_still, moves_per_second: Math.round(times.length / seconds), p50_ms: at(0.5), p99_ms: at(0.99), matches }
}

const [first, second] = process.argv.slice(2)
if (first === 'serve') {
  await serve(Number(second))
} else {
  const port = 20000 + Math.floor(Math.random() * 20000)
  const server = fork(fileURLToPath(import.meta.url), ['serve', String(port)], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  await new Promise(done => server.once('message', done))
  // Seconds of the processor that the server has used, where the system tells (Linux).
  const used = () => {
    try {
      const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ')
      return (Number(fields[11]) + Number(fields[12])) / 100
    } catch {
      return 0
    }
  }
  const log = console.log
  console.log = () => {}
  let before = 0
  const { moves, ...found } = await drive(port, Number(first), Number(second), () => (before = used()))
  log(JSON.stringify({ ...found, processor_us_per_move: Math.round((1e6 * (used() - before)) / Math.max(1, moves)) }))
  server.kill('SIGKILL')
  process.exit(0)
}
