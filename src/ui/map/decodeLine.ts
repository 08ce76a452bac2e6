/** Units per degree in encoded lines; one unit is about eleven metres of latitude. */
export const stepsADegree = 10_000;

const firstCode = 63;
const digitBits = 5;
const more = 1 << digitBits;

/**
 * Decodes points of latitude and longitude from text that holds the offset from each point to the next (encoded polyline format, at four
 * decimal places).
 */
export function decodeLine(text: string): [latitude: number, longitude: number][] {
	const points: [number, number][] = [];
	let place = 0;
	const step = (): number => {
		let value = 0;
		let shift = 0;
		let digit: number;
		do {
			digit = text.charCodeAt(place++) - firstCode;
			value |= (digit & (more - 1)) << shift;
			shift += digitBits;
		} while (digit >= more);
		return value & 1 ? ~(value >> 1) : value >> 1;
	};
	let latitude = 0;
	let longitude = 0;
	while (place < text.length) {
		latitude += step();
		longitude += step();
		points.push([latitude / stepsADegree, longitude / stepsADegree]);
	}
	return points;
}
