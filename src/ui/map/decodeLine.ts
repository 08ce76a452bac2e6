/** Steps of a line are ten thousandths of a degree: eleven metres. */
export const stepsADegree = 10_000;

const firstCode = 63;
const digitBits = 5;
const more = 1 << digitBits;

/** Points of latitude and longitude out of a text of steps from each point to the next (Google's polyline coding). */
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
