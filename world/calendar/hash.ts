/** Returns a repeatable number in [0, 1) for two integers: randomness without a stream, so that any night can be computed on its own. */
export function chanceOf(first: number, second: number): number {
	let value = Math.imul(first ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(second + 0x7f4a7c15, 0xc2b2ae35);
	value = Math.imul(value ^ (value >>> 16), 0x7feb352d);
	value = Math.imul(value ^ (value >>> 15), 0x846ca68b);
	return ((value ^ (value >>> 16)) >>> 0) / 4_294_967_296;
}
