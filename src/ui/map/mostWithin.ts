interface Point {
	readonly x: number;
	readonly y: number;
}

/** Returns the points for one viewport: all if they fit, otherwise those around the point with the most others nearby. */
export function mostWithin<P extends Point>(points: readonly P[], window: Point): readonly P[] {
	const doesFit = (["x", "y"] as const).every((axis) => {
		const values = points.map((point) => point[axis]);
		return Math.max(...values) - Math.min(...values) <= window[axis];
	});
	if (doesFit) return points;
	return points
		.map((middle) =>
			points.filter(
				({ x, y }) => Math.abs(x - middle.x) * 2 <= window.x && Math.abs(y - middle.y) * 2 <= window.y,
			),
		)
		.reduce((most, around) => (around.length > most.length ? around : most));
}
