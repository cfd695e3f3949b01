/** The stripes of the first series, which a theme draws where hue is not enough. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path className="pdc-ground" d="M0,0H6V6H0Z" />
      <path className="pdc-hatch" d="M0,0V6" />
    </pattern>
  );
}
