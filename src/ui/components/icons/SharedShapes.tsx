import { drawIcon, grid, type Paint } from "./drawIcon.tsx";
import { starPath } from "./starPath.ts";

/** Shapes used on every card of a list, defined once per document. */
const shapes = {
	heart: "M12 19.5S4 14.9 4 9.4A4.4 4.4 0 0 1 12 6.8a4.4 4.4 0 0 1 8 2.6c0 5.5-8 10.1-8 10.1z",
	star: starPath,
	crown: "m4.5 8 3.75 3L12 5.5l3.75 5.5 3.75-3-1.5 9.5H6z",
	check: "m5 12.5 4.5 4.5L19 7.5",
};

const idOf = (name: string): string => `i-${name}`;

/** Creates an icon that references a shared shape. */
export const drawShared = (name: keyof typeof shapes, paint?: Paint) =>
	drawIcon(<use href={`#${idOf(name)}`} />, paint, null);

/** Hidden definitions of the shared shapes; part of every document. */
export const SharedShapes = () => (
	<div hidden>
		<svg aria-hidden="true">
			{Object.entries(shapes).map(([name, path]) => (
				<symbol key={name} id={idOf(name)} viewBox={grid}>
					<path d={path} />
				</symbol>
			))}
		</svg>
	</div>
);
