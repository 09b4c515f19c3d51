declare module 'virtual:texts/*' {
  type Text = (inputs: object) => string
  const texts: Record<string, Text>
  export default texts
}
