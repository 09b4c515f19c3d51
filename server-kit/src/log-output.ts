import { write, writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

/** Limit of the lines that wait while the reader is blocked, in bytes; later lines are dropped. */
const maxWaitingBytes = 8_388_608

/** Linux writes this many bytes to a pipe in one piece (`PIPE_BUF`), so lines of several processes do not mix. */
const pieceBytes = 4096

/** Delay of a request's line, in milliseconds: short enough for an operator who follows the log. */
const delayMs = 100

/** Delay before another attempt if the reader of a non-blocking output is slow, in milliseconds. */
const retryMs = 10

/** Number of attempts at the end of the process: one second, less than a supervisor waits. */
const maxRetries = 100

const standardOutput = 1
const newline = 0x0a

export type LogOutput = {
  /** Writes a line at once, after all earlier lines. */
  events: DestinationStream
  /** Writes a line with others: when they fill a piece, after a moment, or when the process ends. */
  requests: DestinationStream
}

/**
 * Returns standard output for a log. It is written asynchronously, so a blocked reader delays no response; the rest is
 * written when the process ends. The two buffers are reused: pino's destination allocates one for each write, and V8 collects
 * all garbage each time that these add up to a few megabytes, which takes 20 ms.
 */
export function createLogOutput(): LogOutput {
  // Memory that was never used takes no space.
  let filling = Buffer.allocUnsafeSlow(maxWaitingBytes)
  let leaving = Buffer.allocUnsafeSlow(maxWaitingBytes)
  /** Number of bytes in `filling`. */
  let used = 0
  /** The bytes in `leaving` that are not written, and the length of the piece being written. */
  let [from, to, underWay] = [0, 0, 0]
  let isDue = false
  let isTimed = false

  function add(line: string): void {
    const maxBytes = line.length * 3
    if (used + maxBytes <= filling.byteLength) used += filling.write(line, used)
  }

  function flush(): void {
    isDue = true
    if (from < to || used === 0) return
    ;[filling, leaving] = [leaving, filling]
    ;[from, to, used, isDue] = [0, used, 0, false]
    writePiece()
  }

  function writePiece(): void {
    underWay = pieceLength(leaving, from, to)
    write(standardOutput, leaving, from, underWay, null, (error, bytes) => {
      const piece = underWay
      underWay = 0
      if (error?.code === 'EAGAIN') return void setTimeout(writePiece, retryMs).unref()
      // With the reader gone or the disk full, lines are lost, but visitors are served.
      from += error ? piece : bytes
      if (from < to) writePiece()
      else if (isDue) flush()
    })
  }

  function onTime(): void {
    isTimed = false
    flush()
  }

  // Node completes the piece under way before the process ends.
  process.once('exit', () => {
    writeNow(leaving.subarray(from + underWay, to))
    writeNow(filling.subarray(0, used))
  })

  return {
    events: {
      write(line) {
        add(line)
        flush()
      },
    },
    requests: {
      write(line) {
        if (used + line.length > pieceBytes) flush()
        add(line)
        if (isTimed) return
        isTimed = true
        setTimeout(onTime, delayMs).unref()
      },
    },
  }
}

/** Returns the length of the whole lines that fit into one piece, or of a longer line. */
function pieceLength(bytes: Buffer, from: number, to: number): number {
  if (to - from <= pieceBytes) return to - from
  const end = bytes.lastIndexOf(newline, from + pieceBytes - 1) + 1
  return (end > from ? end : bytes.indexOf(newline, from) + 1) - from
}

function writeNow(bytes: Buffer): void {
  let retries = 0
  for (let from = 0; from < bytes.byteLength; ) {
    try {
      from += writeSync(standardOutput, bytes, from, pieceLength(bytes, from, bytes.byteLength))
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === 'EAGAIN'
      if (!isBusy || retries === maxRetries) return
      retries += 1
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryMs)
    }
  }
}
