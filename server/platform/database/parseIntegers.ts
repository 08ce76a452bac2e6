const codes = {
	comma: ",".charCodeAt(0),
	minus: "-".charCodeAt(0),
	zero: "0".charCodeAt(0),
	nine: "9".charCodeAt(0),
};

/** Parses an array of integers. The nights of a month arrive like this, thousands at a time; it is twice as fast as splitting the text. */
export function parseIntegers(text: string): (number | null)[] {
	const numbers: (number | null)[] = [];
	let value = 0;
	let sign = 1;
	for (let index = 1; index < text.length; index++) {
		const letter = text.charCodeAt(index);
		if (letter === codes.comma || index === text.length - 1) {
			if (index > 1) numbers.push(Number.isNaN(value) ? null : sign * value);
			value = 0;
			sign = 1;
		} else if (letter === codes.minus) sign = -1;
		else value = value * 10 + digitOf(letter);
	}
	return numbers;
}

/** Returns the value of a digit; NaN for a letter of NULL. */
const digitOf = (letter: number): number => (letter <= codes.nine ? letter - codes.zero : Number.NaN);
