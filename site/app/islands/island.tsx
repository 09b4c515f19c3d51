import type { ComponentType } from 'react'

/** `never` for values that JSON does not carry, so an island with such a property is an error where it is used. */
type Json<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends
        | ((...args: never[]) => unknown)
        | Date
        | Map<unknown, unknown>
        | Set<unknown>
        | bigint
        | symbol
    ? never
    : { [Key in keyof Value]: Json<Value[Key]> }

/**
 * A part of a page that React runs in the browser; everything else stays HTML. On the server its element carries the
 * properties as JSON, with which start-island.tsx hydrates it.
 *
 * @param name its name in start-island.tsx, which is that of its module without the suffix
 */
export function island<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
): ComponentType<Props & Json<Props>> {
  return function Island(props) {
    return (
      <div data-island={name} data-props={JSON.stringify(props)} className="contents">
        <Component {...props} />
      </div>
    )
  }
}
