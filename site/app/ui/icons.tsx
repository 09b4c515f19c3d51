type IconProps = { className?: string }

function Icon({ className = 'size-5', children }: IconProps & { children: React.ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
    >
      {children}
    </svg>
  )
}

export function ArrowIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 12h17m-6.5-6.5L20 12l-6.5 6.5" />
    </Icon>
  )
}

export function RequestIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 3h14v18H5zM8.5 8h7M8.5 12h7M8.5 16h4" />
    </Icon>
  )
}

export function ArrowUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21V4m-6.5 6.5L12 4l6.5 6.5" />
    </Icon>
  )
}

export function ArrowOutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 18 18 6M8 6h10v10" />
    </Icon>
  )
}

export function ChevronIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </Icon>
  )
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 6.5h18M3 12h18M3 17.5h18" />
    </Icon>
  )
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 5 14 14M19 5 5 19" />
    </Icon>
  )
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm4.8 11.3L21 21" />
    </Icon>
  )
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4h4.5l2 5-2.5 1.7a12 12 0 0 0 5.3 5.3L15 13.5l5 2V20c-9 .5-16.5-7-16-16z" />
    </Icon>
  )
}

export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4.5h16v12H10l-4.5 4v-4H4z" />
    </Icon>
  )
}

/** A plus that becomes a minus when its item is open. */
export function DiscloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 12h16" />
      <path className="sign-upright" d="M12 4v16" />
    </Icon>
  )
}
