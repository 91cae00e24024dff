// Other people's packages for Node, each measured in a process of its own: node outside.mjs NAME FOLDER
// FOLDER holds node_modules. Asked on standard input for so many seconds, it answers how much it did a second.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { existsSync, readFileSync } from 'node:fs'

const [name, folder] = process.argv.slice(2)
const require = createRequire(join(folder, 'here.js'))
const at = file => import(pathToFileURL(join(folder, 'node_modules', file)))
const pick = some => some[Math.floor(Math.random() * some.length)]

async function chessops() {
  const { Chess } = await at('chessops/dist/esm/chess.js')
  return () => {
    const game = Chess.default()
    let played = 0
    while (played < 400 && !game.isInsufficientMaterial()) {
      const moves = []
      for (const [from, squares] of game.allDests()) for (const to of squares) moves.push({ from, to })
      if (!moves.length) break
      const move = pick(moves)
      const last = move.to >> 3
      if (game.board.getRole(move.from) === 'pawn' && (last === 0 || last === 7)) move.promotion = 'queen'
      game.play(move)
      played += 1
    }
    return played
  }
}

async function draughts() {
  const { EnglishDraughts } = await at('rapid-draughts/dist/english.js')
  return () => {
    const game = EnglishDraughts.setup()
    let played = 0
    while (game.status === 'playing' && played < 400) {
      game.move(pick(game.moves))
      played += 1
    }
    return played
  }
}

// Nine cells, marked in turn: the least that its own tutorial plays.
const marks = {
  name: 'marks',
  setup: () => ({ cells: Array(9).fill(null), moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, id) => {
      G.cells[id] = playerID
      G.moves += 1
    },
  },
}

function reducer() {
  const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal')
  const { makeMove } = require('boardgame.io/core').ActionCreators ?? {}
  const act = makeMove ?? ((type, args, playerID) => ({ type: 'MAKE_MOVE', payload: { type, args, playerID } }))
  const reduce = CreateGameReducer({ game: marks })
  return () => {
    let state = InitializeGame({ game: marks, numPlayers: 2 })
    for (let turn = 0; turn < 100; turn++) state = reduce(state, act('mark', [turn % 9], String(turn % 2)))
    if (state.G.moves !== 100) throw new Error(`only ${state.G.moves} moves were made`)
    return 100
  }
}

function client() {
  const { Client } = require('boardgame.io/client')
  return () => {
    const one = Client({ game: marks, numPlayers: 2, debug: false })
    one.start()
    for (let turn = 0; turn < 100; turn++) one.moves.mark(turn % 9)
    const made = one.getState().G.moves
    one.stop()
    if (made !== 100) throw new Error(`only ${made} moves were made`)
    return 100
  }
}

const PROGRAMS = {
  chessops: ['chessops', chessops],
  'rapid-draughts': ['rapid-draughts', draughts],
  'boardgame.io reducer': ['boardgame.io', reducer],
  'boardgame.io client': ['boardgame.io', client],
}

const say = answer => process.stdout.write(JSON.stringify(answer) + '\n')
const spent = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const [packageName, make] = PROGRAMS[name]
const about = join(folder, 'node_modules', packageName, 'package.json')
if (!existsSync(about)) {
  say({ missing: packageName })
} else {
  process.env.NODE_ENV = 'production'
  console.log = () => {}
  const attempt = await make()
  while (spent() < 1) attempt() // until the code that is used often has been compiled
  say({ version: JSON.parse(readFileSync(about)).version })
  for await (const line of createInterface({ input: process.stdin })) {
    const began = spent()
    let done = 0
    while (spent() - began < Number(line)) done += attempt()
    say({ per_second: done / (spent() - began) })
  }
}
