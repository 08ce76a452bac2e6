import fc from "fast-check";

const degrees = (most: number) =>
	fc.integer({ min: -most * 100_000, max: most * 100_000 }).map((value) => value / 100_000 + 0);
/** An area of the map, with the precision that URLs use. */
export const someBounds = fc
	.record({ south: degrees(90), north: degrees(90), west: degrees(180), east: degrees(180) })
	.filter(({ south, north }) => south < north);
